import { useFormatter, useTranslations } from 'next-intl';
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
              {shown.closedUnits.includes(unit) ? (
                <Badge tone="success">{t('unitClosed')}</Badge>
              ) : (
                lessons.every(({ status }) => status === 'closed') && <Badge>{t('unitDone')}</Badge>
              )}
            </h3>
            <UnitClosing shown={shown} unit={unit} />
            {shown.testUnits.includes(unit) && (
              <p className="mb-2">
                <AppLink className="font-semibold underline" href={links.classTest(shown.id, unit)}>
                  {t('test', { number: unit })}
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

/** Where a unit's points are read; of the one that is open, what it still waits for. */
function UnitClosing({ shown: { id, closedUnits, openUnit }, unit }: { shown: BoardClass; unit: number }) {
  const t = useTranslations('home.facilitator.way');
  const format = useFormatter();
  const isOpen = openUnit?.unit === unit;
  if (!isOpen && !closedUnits.includes(unit)) return null;
  const missing = isOpen && {
    missingLessons: openUnit.lessons.length,
    missingProjects: openUnit.projects.length,
  };
  const parts = (['missingLessons', 'missingProjects'] as const).flatMap((key) =>
    missing && missing[key] > 0 ? [t(key, { count: missing[key] })] : [],
  );
  return (
    <p className="mb-2">
      {isOpen && (parts.length > 0 ? t('missing', { parts: format.list(parts) }) : t('ready'))}{' '}
      <AppLink className="font-semibold underline" href={links.unitOfClass(id, unit)}>
        {t(isOpen && parts.length === 0 ? 'closeUnit' : 'unitPoints', { number: unit })}
      </AppLink>
    </p>
  );
}
