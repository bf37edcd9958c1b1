'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { lineDifference } from './line-difference';

export type ConflictField = { label: string; theirs: string; mine: string };

type Props = { fields: readonly ConflictField[]; busy: boolean; onSaveMine: () => void; onTakeTheirs: () => void };

/** Somebody saved first: the person sees what differs and decides, and until then nothing of either is lost. */
export function ConflictNotice({ fields, busy, onSaveMine, onTakeTheirs }: Props) {
  const t = useTranslations('conflict');
  const notice = useRef<HTMLDivElement>(null);
  // It appears at the form's end while the save bar may stand in the middle of the page.
  useEffect(() => notice.current?.focus(), []);
  const different = fields.filter(({ theirs, mine }) => theirs !== mine);
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert
        tone="warning"
        announce
        title={t('title')}
        actions={
          <>
            <Button onClick={onTakeTheirs}>{t('takeTheirs')}</Button>
            <Button busy={busy} onClick={onSaveMine}>
              {t('saveMine')}
            </Button>
          </>
        }
      >
        <p>{different.length > 0 ? t('text') : t('alike')}</p>
        {different.map((field) => (
          <Difference key={field.label} {...field} />
        ))}
      </Alert>
    </div>
  );
}

const faces = { same: 'text-ink-soft', theirs: 'bg-danger-soft', mine: 'bg-success-soft' } as const;

function Difference({ label, theirs, mine }: ConflictField) {
  const t = useTranslations('conflict');
  return (
    <section className="mt-3">
      <h3 className="text-base font-semibold">{label}</h3>
      <ul
        aria-label={t('difference', { label })}
        className="rounded-md border border-line bg-surface p-2 font-mono text-sm"
      >
        {lineDifference(theirs, mine).map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and none moves.
          <li key={index} className={`whitespace-pre-wrap break-words ${faces[kind]}`}>
            {kind !== 'same' && <b>{t(`line.${kind}`)} </b>}
            {text || ' '}
          </li>
        ))}
      </ul>
    </section>
  );
}
