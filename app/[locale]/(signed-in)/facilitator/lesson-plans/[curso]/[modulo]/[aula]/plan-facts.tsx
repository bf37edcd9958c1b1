import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { LessonHere } from './lesson-here';

export function PlanFacts({ here: { lesson, number } }: { here: LessonHere }) {
  const t = useTranslations('lessonPlans');
  const { plan, skills } = lesson;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge>{t('module.unit', { number: lesson.unitNumber })}</Badge>
        <Badge>{t('module.lessonNumber', { number })}</Badge>
        <Badge icon="clock">{t('module.minutes', { minutes: lesson.minutes })}</Badge>
        {plan && (
          <span className="text-ink-soft text-sm">
            {t('plan.published', { version: plan.version, date: new Date(plan.publishedAt) })}
          </span>
        )}
      </p>
      {skills.length > 0 && (
        <div>
          <h2 className="font-semibold text-base">{t('plan.skills')}</h2>
          <ul className="mt-1 grid gap-1">
            {skills.map(({ code, text }) => (
              <li key={code}>
                <strong data-verbatim>{code}</strong> {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
