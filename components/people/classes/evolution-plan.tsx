'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { Family } from '@/components/courses/course-picture';
import { useAction } from '@/components/forms/use-action';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Hero } from '@/components/shell/hero';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { PeopleArea } from '@/lib/access/people-area';
import { applyEvolutionOp, readClassOp } from '@/lib/class-life/contract';
import { moduleDisplayName } from '@/lib/courses/rules';
import { call } from '@/lib/platform/browser/call';
import { EvolvedHero } from './evolved-hero';
import type { PlannedEvolution } from './planned-evolution';

type Props = { area: PeopleArea; family: Family; plan: PlannedEvolution; onBack?: () => void };
type Step = PlannedEvolution['steps'][number];
type Done = { planId: string; before: string; after: string; students: number };

/** Who ends, what begins, who goes along and who does not: what is read here is what is done. */
export function EvolutionPlan({ area, family, plan, onBack }: Props) {
  const t = useTranslations('classLife.evolve');
  const apply = useAction(applyEvolutionOp);
  const [done, setDone] = useState<Done>();
  const { id, steps } = plan;
  if (id === null) return <Blocked steps={steps} />;
  const going = (act: string) => steps.filter((step) => step.act === act && !step.blocked?.length);
  const staying = steps.filter(({ blocked }) => blocked?.length);
  if (done) return <EvolvedHero area={area} {...done} />;

  async function agreed(planId: string) {
    const record = await apply.run({ id: planId }, () => t('applied'));
    if (!record) return;
    const before = steps.find(({ act }) => act === 'close')?.id ?? '';
    // The page of the class before leads on as well, should the line be gone just now.
    const ended = await call(readClassOp, { id: before }).catch(() => null);
    setDone({ planId, before, after: ended?.evolvedInto?.id ?? before, students: record.counts.enrol ?? 0 });
  }

  return (
    <>
      <Hero
        title={t('planTitle')}
        actions={
          <>
            <Button
              variant="primary"
              size="lg"
              icon="arrow-up"
              autoFocus
              busy={apply.isPending}
              onClick={() => agreed(id)}
            >
              {t('apply')}
            </Button>
            <Button variant="quiet" onClick={onBack}>
              {t('back')}
            </Button>
          </>
        }
      >
        <ul className="grid gap-1.5">
          {steps
            .filter(({ act }) => act === 'close')
            .map(({ name }) => (
              <Line key="close">{t('closes', { name })}</Line>
            ))}
          {steps
            .filter(({ act }) => act === 'create')
            .map((step) => (
              <Created key="create" step={step} family={family} />
            ))}
        </ul>
      </Hero>
      <Card>
        {going('teach').length > 0 && (
          <People title={t('teach', { count: going('teach').length })} steps={going('teach')} />
        )}
        <People title={t('enrol', { count: going('enrol').length })} steps={going('enrol')} />
        {staying.length > 0 && <People title={t('stays', { count: staying.length })} steps={staying} />}
      </Card>
    </>
  );
}

function Line({ children }: { children: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name="check" size={18} className="mt-1 text-success-ink" />
      <span>{children}</span>
    </li>
  );
}

function Created({ step, family }: { step: Step; family: Family }) {
  const t = useTranslations('classLife.evolve');
  const years = useTranslations('students.schoolYear');
  function word(field: string, value: string | null): string {
    if (field === 'schoolYear') return years(value as 'EF1');
    return field === 'module' ? moduleDisplayName(family, value ?? '') : (value ?? '');
  }
  const told = (step.changes ?? []).filter(({ field, from, to }) => from !== to && tellable.includes(field));
  return (
    <>
      <Line>{t('creates', { name: step.name })}</Line>
      {told.map(({ field, from, to }) => (
        <Line key={field}>{t(field as 'module', { from: word(field, from), to: word(field, to) })}</Line>
      ))}
    </>
  );
}

const tellable: readonly string[] = ['module', 'term', 'schoolYear', 'reason'];

function People({ title, steps }: { title: string; steps: readonly Step[] }) {
  const failure = useFailureWords();
  return (
    <section className="mt-4 first:mt-0">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 gap-x-8 sm:columns-2 lg:columns-3">
        {steps.map(({ id, name, blocked = [] }) => (
          <li key={id ?? name} className="py-0.5">
            {name}
            {blocked.map((each) => (
              <span key={each.code} className="block text-sm text-warning-ink">
                {failure.ofField(each)}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Blocked({ steps }: { steps: readonly Step[] }) {
  const t = useTranslations('classLife.evolve');
  const failure = useFailureWords();
  const here = useRef<HTMLDivElement>(null);
  // It stands below the fields: a phone would not show that anything was answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is led to.
  useEffect(() => here.current?.focus(), [steps]);
  return (
    <div ref={here} tabIndex={-1} className="mt-4 outline-none">
      <Alert tone="warning" announce title={t('blocked')}>
        <ul className="list-disc ps-5">
          {steps.flatMap(({ blocked = [] }) => blocked.map((each) => <li key={each.code}>{failure.ofField(each)}</li>))}
        </ul>
      </Alert>
    </div>
  );
}
