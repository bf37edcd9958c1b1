import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/links';

type Unit = { number: number; objective: string; lessons: { code: string; name: string; objective: string }[] };
type Props = { course: string; module: { code: string; name: string; isAuthorised: boolean }; units: readonly Unit[] };

/** Its lessons open as plans where the school may use it, else as everyone may read them. */
export function EarlierModule({ course, module, units }: Props) {
  const t = useTranslations('lessonPlans');
  const hrefOf = (unit: number, code: string) =>
    module.isAuthorised
      ? links.lessonPlan(course, module.code, code)
      : links.lesson({ course, module: module.code, unit, code });
  return (
    <Card title={t('levelling.from', { module: module.name })}>
      <ol className="grid gap-6">
        {units.map(({ number, objective, lessons }) => (
          <li key={number}>
            <h3 className="text-lg">{t('module.unit', { number })}</h3>
            <p>{objective}</p>
            {lessons.length > 0 && <p className="mt-3 text-ink-soft text-sm">{t('levelling.lessons')}</p>}
            <ul className="mt-1">
              {lessons.map(({ code, name, objective: aim }) => (
                <li key={code} className="py-1">
                  <AppLink
                    href={hrefOf(number, code)}
                    className="inline-flex min-h-11 items-center underline underline-offset-4"
                  >
                    {name}
                  </AppLink>
                  <span className="block text-ink-soft">{aim}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}
