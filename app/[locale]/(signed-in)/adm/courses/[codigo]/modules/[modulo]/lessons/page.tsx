import { getTranslations } from 'next-intl/server';
import { LiveRefresh } from '@/components/live/live-refresh';
import { enter } from '@/lib/access/enter';
import { livePosition } from '@/lib/access/live/event-log';
import { courseChanges } from '@/lib/courses/live';
import { moduleOutline } from '@/lib/lesson-plans/queries/outline';
import { AuthoringFrame } from '../../../../authoring-frame';
import { editedModule, type ModuleParams } from '../../edited-module';
import { ModuleTabs } from '../../module-tabs';
import { LessonOrder } from './lesson-order';
import { NewUnit } from './new-unit';

type Props = { params: Promise<ModuleParams> };

export async function generateMetadata() {
  const t = await getTranslations('lessonWriting.lessons');
  return { title: t('title') };
}

export default async function ModuleLessons({ params }: Props) {
  const actor = await enter('/adm');
  const { course, module, trail } = await editedModule(actor, await params);
  const since = await livePosition();
  const [units, t] = await Promise.all([
    moduleOutline(actor, { moduleId: module.id }),
    getTranslations('lessonWriting.lessons'),
  ]);
  return (
    <AuthoringFrame
      title={module.name}
      lead={t('lead')}
      trail={trail}
      tabs={<ModuleTabs course={course.code} module={module.code} current="lessons" />}
    >
      <LiveRefresh topics={[courseChanges.name]} since={since} />
      <LessonOrder courseCode={course.code} moduleCode={module.code} units={units} />
      <NewUnit moduleId={module.id} count={units.length} />
    </AuthoringFrame>
  );
}
