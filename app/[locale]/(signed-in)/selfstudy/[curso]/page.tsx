import { getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { nextLesson } from '@/lib/self-study/rules';
import { StudyProgress } from '../study-progress';
import { courseHere, nameHere } from './course-here';
import { StudySteps } from './study-steps';

type Props = { params: Promise<{ curso: string }> };

export async function generateMetadata({ params }: Props) {
  return { title: await nameHere(params) };
}

export default async function StudyCourse({ params }: Props) {
  const actor = await enter('/selfstudy');
  const { curso } = await params;
  const course = await orNotFound(courseHere(actor, curso));
  const t = await getTranslations('selfStudy');
  const done = course.steps.filter(({ isDone }) => isDone).length;
  const next = nextLesson(course.steps);
  const trail = [{ label: t('title'), href: links.selfStudy() }, { label: course.name }];
  return (
    <>
      <PageHeader
        above={<Breadcrumb label={t('title')} items={trail} />}
        title={course.name}
        lead={course.objective}
        actions={
          next && (
            <ButtonLink href={links.selfStudyLesson(course.code, next.lessonCode)} variant="primary" icon="play">
              {t(done === 0 ? 'begin' : 'goOn')}
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-6">
        <StudyProgress course={course.name} done={done} total={course.steps.length} />
        <StudySteps course={course.code} steps={course.steps} />
      </div>
    </>
  );
}
