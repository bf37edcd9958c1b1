'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Stat } from '@/components/ui/stat';
import type { Change } from '@/lib/course-transfer/schemas';
import { ChangeLine } from './change-line';
import type { Checked } from './use-import';

const kinds = ['created', 'changed', 'unchanged', 'kept'] as const;

/** What the import would do: how much of each, then by module. */
export function ChangeList({ checked }: { checked: Checked }) {
  const t = useTranslations('courseTransfer');
  const [isWhole, setWhole] = useState(false);
  const { code, name, isNew, changes, newFiles } = checked;
  const countOf = (kind: Change['change']) => changes.filter(({ change }) => change === kind).length;
  const shown = changes.filter(({ change }) => isWhole || change !== 'unchanged');
  const isSame = countOf('created') + countOf('changed') === 0;
  return (
    <section aria-labelledby="import-found" className="flex flex-col gap-4">
      <h2 id="import-found" className="text-xl">
        {t('found')}
      </h2>
      <p>
        {isSame ? t('nothing') : t(isNew ? 'foundNew' : 'foundKnown', { name, code })}{' '}
        {t('newFiles', { count: newFiles })} {countOf('kept') > 0 && t('keptHint')}
      </p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {kinds.map((kind) => (
          <Stat key={kind} label={t(`count.${kind}`)} value={countOf(kind)} />
        ))}
      </div>
      {countOf('unchanged') > 0 && (
        <Checkbox
          id="import-same"
          label={t('showSame')}
          checked={isWhole}
          onChange={(event) => setWhole(event.target.checked)}
        />
      )}
      {byModule(shown).map(([moduleCode, lines]) => (
        <Card
          key={moduleCode}
          headingLevel={3}
          title={moduleCode === '' ? t('general') : t('ofModule', { code: moduleCode })}
        >
          <ul className="flex flex-col divide-y divide-line">
            {lines.map((change) => (
              <ChangeLine key={`${change.thing} ${change.code}`} change={change} />
            ))}
          </ul>
        </Card>
      ))}
    </section>
  );
}

function byModule(changes: readonly Change[]): [string, Change[]][] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const group = change.moduleCode ?? (change.thing === 'module' ? change.code : '');
    groups.set(group, [...(groups.get(group) ?? []), change]);
  }
  return [...groups];
}
