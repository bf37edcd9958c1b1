'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { isAnswered, queuesOf } from '@/lib/classroom/rules/desk-doubts';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { moveDoubtOp } from '@/lib/doubts/contract';
import { links } from '@/lib/verified-answers/links';
import { DoubtRow } from './doubt-row';
import type { LessonTap } from './use-lesson-tap';

type Props = { desk: Desk; tap: LessonTap };
type Doubt = Desk['doubts'][number];

/** Who needs help, the longest waiting first; what was answered is folded away below. */
export function DoubtsPanel({ desk, tap }: Props) {
  const t = useTranslations('doubts');
  /** Those that are written to, and whether they were answered when that began. */
  const [held, setHeld] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { open, done } = queuesOf(desk.doubts, held);
  const pupils = new Map(desk.pupils.map((pupil) => [pupil.id, pupil]));

  function write(doubt: Doubt, isWriting: boolean) {
    setHeld((now) => {
      const others = [...now].filter(([id]) => id !== doubt.id);
      return new Map(isWriting ? [...others, [doubt.id, isAnswered(doubt)]] : others);
    });
  }
  function row(doubt: Doubt) {
    const pupil = pupils.get(doubt.studentId);
    const name = pupil?.name ?? t('somebody');
    return (
      <DoubtRow
        key={doubt.id}
        doubt={doubt}
        name={name}
        photoUrl={pupil?.photoUrl ?? null}
        isWriting={held.has(doubt.id)}
        onWriting={(isWriting) => write(doubt, isWriting)}
        onMove={(state, written) =>
          tap(moveDoubtOp, { doubtId: doubt.id, state, ...written }, t(`labels.${state}`, { name }))
        }
      />
    );
  }

  return (
    <div className="flex flex-col gap-4">
      {open.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      {open.length > 0 && <ol className="flex flex-col gap-2">{open.map(row)}</ol>}
      {done.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-ink-soft">
            {t('done', { count: done.length })}
          </summary>
          <ol className="flex flex-col gap-2 pt-2">{done.map(row)}</ol>
          {done.some(({ answer }) => answer) && (
            <ButtonLink href={links.verifiedAnswers()} className="mt-3">
              {t('keepAnswers')}
            </ButtonLink>
          )}
        </details>
      )}
    </div>
  );
}
