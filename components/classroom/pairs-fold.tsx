'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/join-classes';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { proposePairsOp, swapPairsOp } from '@/lib/pairs/contract';
import { timesShown } from '@/lib/platform/browser/times-shown';
import { useCommand } from '@/lib/platform/browser/use-command';
import { Fold } from './fold';

/** Who programs with whom today: proposed from who is there, and two change places by two touches. It needs the line. */
export function PairsFold({ desk }: { desk: Desk }) {
  const t = useTranslations('run.pairs');
  const [chosen, setChosen] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const propose = useCommand(proposePairsOp, timesShown);
  const swap = useCommand(swapPairsOp, timesShown);
  const place = { classId: desk.class.id, number: desk.lesson.number };
  const isOngoing = desk.lesson.status === 'ongoing';
  const nameOf = (id: string) => desk.pupils.find((pupil) => pupil.id === id)?.name ?? t('somebody');

  async function trying(work: () => Promise<unknown>) {
    setFailed(false);
    await work().catch(() => setFailed(true));
  }
  function touch(studentId: string) {
    if (chosen === undefined) return setChosen(studentId);
    setChosen(undefined);
    if (chosen !== studentId) void trying(() => swap.run({ ...place, studentId: chosen, otherId: studentId }));
  }

  return (
    <Fold title={t('title')}>
      <div className="flex flex-col gap-3">
        {desk.pairs.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
        {desk.pairs.length > 0 && isOngoing && (
          <p role="status" className="text-ink-soft">
            {chosen ? t('second', { name: nameOf(chosen) }) : t('hint')}
          </p>
        )}
        <ul className="grid gap-2 sm:grid-cols-2">
          {desk.pairs.map((pair, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pair is its place in the list.
            <li key={index} className="flex flex-wrap gap-1 rounded-lg border border-line p-2">
              {pair.map((id) => (
                <button
                  key={id}
                  type="button"
                  disabled={!isOngoing || swap.isPending}
                  aria-pressed={chosen === id}
                  className={joinClasses(
                    'min-h-11 min-w-0 grow basis-32 rounded-md border px-3 text-start leading-tight',
                    chosen === id ? 'border-brand-edge bg-brand-soft font-semibold' : 'border-line bg-surface',
                  )}
                  onClick={() => touch(id)}
                >
                  {nameOf(id)}
                </button>
              ))}
            </li>
          ))}
        </ul>
        {hasFailed && (
          <Alert tone="danger" announce>
            {t('failed')}
          </Alert>
        )}
        {isOngoing && (
          <Button
            className="self-start"
            icon="users"
            busy={propose.isPending}
            onClick={() => void trying(() => propose.run(place))}
          >
            {t(desk.pairs.length === 0 ? 'propose' : 'again')}
          </Button>
        )}
      </div>
    </Fold>
  );
}
