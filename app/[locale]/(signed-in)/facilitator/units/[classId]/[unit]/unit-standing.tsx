import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { AppLink } from '@/components/ui/app-link';
import { DatedSentence } from '@/components/ui/dated-sentence';
import { timeMark } from '@/components/ui/time-of-day';
import { links } from '@/lib/links';
import type { UnitPreview } from '@/lib/units/schemas';

type Props = { classId: string; preview: UnitPreview };

/** What stands in the way of closing, each with the way to its mend; or that it is closed, and since when. */
export function UnitStanding({ classId, preview: { unit, blockers, closedAt, isRunning, paidElsewhere } }: Props) {
  const t = useTranslations('units');
  const clock = { locale: useLocale(), timeZone: useTimeZone() };
  const mend = {
    'unit.previous-open': links.unitOfClass(classId, unit - 1),
    'unit.lessons-open': links.run(classId),
    'unit.projects-open': links.classEntries(classId),
    'unit.tests-open': links.classTest(classId, unit),
  };
  return (
    <div className="grid gap-3">
      {closedAt && (
        <Alert tone="success">
          <DatedSentence sentence={t('closedAt', { at: timeMark })} at={closedAt} {...clock} />
        </Alert>
      )}
      {!closedAt && !isRunning && <Alert tone="warning">{t('ended')}</Alert>}
      {(isRunning ? blockers : []).map((blocker) => {
        const key = blocker.replace('unit.', '') as 'previous-open' | 'lessons-open' | 'projects-open' | 'tests-open';
        return (
          <Alert key={blocker} tone="warning" title={t(`blocker.${key}.title`)}>
            {t(`blocker.${key}.text`)}{' '}
            <AppLink className="font-semibold underline" href={mend[blocker]}>
              {t(`blocker.${key}.mend`)}
            </AppLink>
          </Alert>
        );
      })}
      {paidElsewhere.length > 0 && <Alert>{t('paidElsewhere', { count: paidElsewhere.length })}</Alert>}
    </div>
  );
}
