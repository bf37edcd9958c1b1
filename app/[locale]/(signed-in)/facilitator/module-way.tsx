import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { joinClasses } from '@/components/ui/join-classes';
import type { BoardClass } from '@/lib/classroom/queries/board';
import { links } from '@/lib/links';

const looks = {
  closed: 'border-success-solid bg-success-soft text-success-ink',
  ongoing: 'border-brand-edge bg-brand-soft text-brand-ink',
  notStarted: 'border-edge bg-surface',
} as const;

/** How far the class is: each lesson leads to its plan, and a unit whose lessons are all closed says so. */
export function ModuleWay({ shown }: { shown: BoardClass }) {
  const t = useTranslations('home.facilitator.way');
  const units = Map.groupBy(shown.lessons, ({ unit }) => unit);
  const done = shown.lessons.filter(({ status }) => status === 'closed').length;
  return (
    <Card
      title={t('title')}
      lead={`${shown.courseName} · ${shown.moduleName} · ${t('done', { done, all: shown.lessons.length })}`}
    >
      <ol className="grid gap-4">
        {[...units].map(([unit, lessons]) => (
          <li key={unit}>
            <h3 className="mb-2 flex items-center gap-2 font-semibold text-ink-soft">
              {t('unit', { number: unit })}
              {lessons.every(({ status }) => status === 'closed') && <Badge tone="success">{t('unitDone')}</Badge>}
            </h3>
            {lessons.every(({ status }) => status === 'closed') && (
              <p className="mb-2">
                <AppLink className="font-semibold underline" href={links.unitOfClass(shown.id, unit)}>
                  {t('unitPoints', { number: unit })}
                </AppLink>
              </p>
            )}
            <ol className="flex flex-wrap gap-2">
              {lessons.map(({ code, name, number, status }) => (
                <li key={number}>
                  <AppLink
                    href={links.lessonPlan(shown.courseCode, shown.moduleCode, code)}
                    aria-current={number === shown.due?.number ? 'step' : undefined}
                    aria-label={t('lesson', { number, name, state: status })}
                    title={name}
                    className={joinClasses(
                      'inline-flex size-11 items-center justify-center rounded-full border-2 font-bold',
                      looks[status],
                    )}
                  >
                    {status === 'closed' ? <Icon name="check" /> : number}
                  </AppLink>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Card>
  );
}
