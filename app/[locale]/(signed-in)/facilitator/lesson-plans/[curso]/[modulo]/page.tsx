import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { ProgressBar } from '@/components/ui/progress';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';
import { InDevelopment } from '../../in-development';
import { PlanTrail } from '../../plan-trail';
import { moduleHere, nameHere } from './module-here';
import { ModuleSupport } from './module-support';
import { UnitLessons } from './unit-lessons';

type Props = { params: Promise<{ curso: string; modulo: string }> };

export async function generateMetadata({ params }: Props) {
  return { title: await nameHere(params) };
}

export default async function ModulePlans({ params }: Props) {
  const actor = await enter('/facilitator');
  const { curso, modulo } = await params;
  const here = moduleHere(actor, decodedParam(curso), decodedParam(modulo));
  const { course, module, units, support } = await orNotFound(here);
  const t = await getTranslations('lessonPlans');
  const taught = units.flatMap(({ lessons }) => lessons).filter(({ plan }) => plan !== null);
  const [done, total] = [taught.filter(({ isRated }) => isRated).length, taught.length];
  return (
    <>
      <PageHeader
        above={<PlanTrail course={course} module={module} />}
        title={module.name}
        lead={course.name}
        actions={
          <ButtonLink href={links.moduleLevelling(course.code, module.code)} icon="flag">
            {t('module.levelling')}
          </ButtonLink>
        }
      />
      {module.status === 'inDevelopment' && <InDevelopment expectedOn={module.expectedOn} />}
      <div className="paper-flow grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="paper-flow grid min-w-0 gap-6">
          {total > 0 && (
            <ProgressBar
              label={t('module.rated')}
              value={done}
              max={total}
              amount={t('module.ratedAmount', { done, total })}
            />
          )}
          {units.map((unit) => (
            <UnitLessons key={unit.unitNumber} unit={unit} course={course.code} module={module.code} />
          ))}
        </div>
        <ModuleSupport module={module} support={support} />
      </div>
    </>
  );
}
