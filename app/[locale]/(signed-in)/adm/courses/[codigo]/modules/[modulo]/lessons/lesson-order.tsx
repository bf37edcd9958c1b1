'use client';

import { useTranslations } from 'next-intl';
import { OrderedGroups } from '@/components/forms/ordered-groups';
import type { Place } from '@/components/forms/ordering';
import { useAction } from '@/components/forms/use-action';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { useGo } from '@/components/ui/use-go';
import { moveLessonOp } from '@/lib/courses/contract/lessons';
import { lessonsMax } from '@/lib/courses/rules';
import { links } from '@/lib/links';
import { NewLesson } from './new-lesson';
import type { OutlineUnit } from './outline-unit';
import { UnitHeading } from './unit-heading';

type Lesson = OutlineUnit['lessons'][number];
type Props = { courseCode: string; moduleCode: string; units: readonly OutlineUnit[] };

export function LessonOrder({ courseCode, moduleCode, units }: Props) {
  const t = useTranslations('lessonWriting.lessons');
  const go = useGo();
  const move = useAction(moveLessonOp);

  async function place(lessonId: string, to: Place) {
    const done = await move.run({ lessonId, unitId: to.group, place: to.place });
    if (!done) throw new Error('the place was refused');
    go.refresh();
  }

  return (
    <OrderedGroups
      onMove={place}
      groups={units.map((unit) => ({
        key: unit.id,
        label: t('unit', { number: unit.number }),
        above: <UnitHeading unit={unit} count={units.length} />,
        below: unit.lessons.length < lessonsMax && (
          <NewLesson
            unitId={unit.id}
            number={unit.number}
            courseCode={courseCode}
            moduleCode={moduleCode}
            isNext={unit.lessons.length === 0 && unit.number === units.length}
          />
        ),
        items: unit.lessons.map((lesson) => ({
          id: lesson.id,
          name: lesson.name,
          content: <LessonLine courseCode={courseCode} moduleCode={moduleCode} lesson={lesson} />,
        })),
      }))}
    />
  );
}

function LessonLine({ courseCode, moduleCode, lesson }: { courseCode: string; moduleCode: string; lesson: Lesson }) {
  const t = useTranslations('lessonWriting.lessons');
  const { code, name, minutes, hasDraft, isPublished } = lesson;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <AppLink
        href={links.admLesson(courseCode, moduleCode, code)}
        className="inline-flex min-h-11 items-center font-semibold hover:underline"
      >
        {name}
      </AppLink>
      <code>{code}</code>
      <span className="text-sm text-ink-soft">{t('minutes', { count: minutes })}</span>
      <Badge tone={isPublished ? 'success' : 'neutral'}>{t(isPublished ? 'published' : 'unpublished')}</Badge>
      {hasDraft && <Badge tone="warning">{t('draft')}</Badge>}
    </div>
  );
}
