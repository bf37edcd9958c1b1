'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Stat } from '@/components/ui/stat';
import type { Step } from '@/lib/bulk/schemas';
import type { ImportKind } from '@/lib/imports/rules/kinds';
import { useProblemWords } from './use-problem-words';

const acts = ['create', 'change', 'leave'] as const;
const tones: Record<string, Tone> = { create: 'success', change: 'info', leave: 'neutral' };
const shownMost = 50;

/** What will be made, changed and left, or was: how many of each, then line by line. */
export function PlannedLines({ kind, steps }: { kind: ImportKind; steps: readonly Step[] }) {
  const t = useTranslations('imports');
  const [isWhole, setWhole] = useState(false);
  const [most, setMost] = useState(shownMost);
  const countOf = (act: string) => steps.filter((step) => step.act === act).length;
  const shown = steps.filter(({ act }) => isWhole || act !== 'leave');
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
        {acts.map((act) => (
          <Stat key={act} label={t(`count.${kind}.${act}`)} value={countOf(act)} />
        ))}
      </div>
      {countOf('leave') > 0 && (
        <Checkbox
          id="import-same"
          label={t('showSame')}
          checked={isWhole}
          onChange={(event) => setWhole(event.target.checked)}
        />
      )}
      <ul className="flex flex-col divide-y divide-line">
        {shown.slice(0, most).map((step) => (
          <PlannedLine key={`${step.line} ${step.name}`} step={step} />
        ))}
      </ul>
      {shown.length > most && (
        <div>
          <Button onClick={() => setMost(most + shownMost)}>{t('more', { count: shown.length - most })}</Button>
        </div>
      )}
    </div>
  );
}

function PlannedLine({ step: { line, name, act, changes = [] } }: { step: Step }) {
  const t = useTranslations('imports');
  const { columnOf } = useProblemWords();
  const format = useFormatter();
  /** As a school writes it: a step holds codes, which any language can be made of. */
  function shown(field: string, value: string): string {
    if (field === 'sex') return t(`sexes.${value as 'female'}`);
    if (field === 'schoolYear') return t('yearOf', { stage: value.slice(0, 2), number: value.slice(2) });
    if (field === 'birthDate')
      return format.dateTime(new Date(`${value}T00:00Z`), { dateStyle: 'short', timeZone: 'UTC' });
    return value;
  }
  return (
    <li className="flex items-start justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>
          <span className="font-medium">{name}</span>{' '}
          {line !== undefined && <span className="text-sm text-ink-soft">{t('line', { line })}</span>}
        </p>
        <p className="text-sm text-ink-soft">
          {changes.map(({ field, from, to }, index) => (
            <span key={field}>
              {index > 0 && ' · '}
              {columnOf(field)}: {from !== null && <s>{shown(field, from)}</s>}{' '}
              {to === null ? t('nobody') : shown(field, to)}
            </span>
          ))}
        </p>
      </div>
      <Badge tone={tones[act] ?? 'neutral'}>{t(`act.${act as 'create'}`)}</Badge>
    </li>
  );
}
