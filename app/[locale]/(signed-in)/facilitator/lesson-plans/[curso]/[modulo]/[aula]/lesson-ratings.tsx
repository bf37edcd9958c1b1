import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { ratingsToAverage } from '@/lib/lesson-plans/rules/ratings';
import type { LessonHere } from './lesson-here';
import { LessonRating } from './lesson-rating';

/** What everybody thinks on average, and the own stars. */
export function LessonRatings({ lesson: { lessonCode, rating } }: { lesson: LessonHere['lesson'] }) {
  const t = useTranslations('lessonPlans');
  const { count, timeAverage, contentAverage, own } = rating;
  const shown = (kind: 'time' | 'content', average: number | null) =>
    average !== null && <li>{t('plan.average', { kind: t(`stars.${kind}`), average })}</li>;
  return (
    <Card title={t('plan.ratings')}>
      {count === 0 ? (
        <p className="text-ink-soft">{t('plan.noRatings')}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {shown('time', timeAverage)}
          {shown('content', contentAverage)}
          {timeAverage === null && <li>{t('plan.averageFrom', { count: ratingsToAverage })}</li>}
          <li className="text-ink-soft">{t('plan.count', { count })}</li>
        </ul>
      )}
      <LessonRating lessonCode={lessonCode} own={own} />
    </Card>
  );
}
