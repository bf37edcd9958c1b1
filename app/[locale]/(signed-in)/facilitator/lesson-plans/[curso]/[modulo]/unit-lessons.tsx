import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { ModulePlans } from '@/lib/lesson-plans/schemas/modules';
import { links } from '@/lib/links';

type Unit = z.infer<typeof ModulePlans>['units'][number];
type Lesson = Unit['lessons'][number];

export function UnitLessons({ unit, course, module }: { unit: Unit; course: string; module: string }) {
  const t = useTranslations('lessonPlans.module');
  return (
    <Card title={t('unit', { number: unit.unitNumber })} lead={unit.objective} flush>
      <ol className="divide-y divide-line border-line border-t">
        {unit.lessons.map((lesson) => (
          <li key={lesson.lessonCode} className="px-4 py-3 sm:px-6">
            <h3>
              <AppLink
                href={links.lessonPlan(course, module, lesson.lessonCode)}
                className="-my-2 inline-block py-3 underline-offset-4 hover:text-brand-ink hover:underline"
              >
                <span className="font-normal text-ink-soft">{t('lessonNumber', { number: lesson.number })}</span>{' '}
                {lesson.lessonName}
              </AppLink>
            </h3>
            {lesson.objective && <p className="text-ink-soft">{lesson.objective}</p>}
            <LessonState lesson={lesson} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function LessonState({ lesson }: { lesson: Lesson }) {
  const t = useTranslations('lessonPlans.module');
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      <Badge icon="clock">{t('minutes', { minutes: lesson.minutes })}</Badge>
      {lesson.plan ? (
        <Badge>{t('version', { version: lesson.plan.version })}</Badge>
      ) : (
        <Badge tone="warning">{t('unpublished')}</Badge>
      )}
      {lesson.isRated && (
        <Badge tone="success" icon="star">
          {t('isRated')}
        </Badge>
      )}
      {lesson.isAdapted && (
        <Badge tone="brand" icon="edit">
          {t('isAdapted')}
        </Badge>
      )}
    </p>
  );
}
