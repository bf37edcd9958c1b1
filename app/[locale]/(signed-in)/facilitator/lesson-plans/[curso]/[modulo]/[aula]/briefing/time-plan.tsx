import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { minutesLeft, timedSteps } from '@/lib/lesson-plans/rules/time-plan';

/** Read from the plan's own steps, so that it cannot say anything else than they do. */
export function TimePlan({ steps, minutes }: { steps: string; minutes: number }) {
  const t = useTranslations('lessonPlans.briefing');
  const timed = timedSteps(steps);
  const left = minutesLeft(timed, minutes);
  if (timed.length === 0) {
    return (
      <Card title={t('timePlan')}>
        <p>{t('untimed', { minutes })}</p>
      </Card>
    );
  }
  return (
    <Card title={t('timePlan')}>
      <table className="w-full text-start">
        <thead>
          <tr className="border-line border-b text-ink-soft">
            <th scope="col" className="py-1 text-start font-normal">
              {t('step')}
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              {t('duration')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {timed.map((step) => (
            <tr key={step.line}>
              <th scope="row" className="py-1.5 text-start font-normal">
                {step.name}
              </th>
              <td className="py-1.5 text-end tabular-nums">{step.minutes}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line border-t font-semibold">
            <th scope="row" className="py-1.5 text-start">
              {t('total')}
            </th>
            <td className="py-1.5 text-end tabular-nums">{minutes}</td>
          </tr>
        </tfoot>
      </table>
      {left > 0 && <p className="mt-2">{t('left', { left })}</p>}
      {left < 0 && <p className="mt-2 font-semibold text-danger-ink">{t('over', { over: -left })}</p>}
    </Card>
  );
}
