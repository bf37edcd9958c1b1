'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClockOffset } from '@/components/outbox/use-clock-offset';
import { takeAttendanceOp } from '@/lib/attendance/contract';
import { deviceNow } from '@/lib/platform/browser/device-clock';
import type { Settled } from '@/lib/platform/outbox/kept-item';
import { hearSettled } from '@/lib/platform/outbox/outbox';
import { queueTap } from '@/lib/platform/outbox/queue-tap';
import { usePending } from '@/lib/platform/outbox/use-outbox';
import {
  type Entry,
  type EntryColumn,
  type EntryRow,
  type EntryTable,
  withEntries,
} from '@/lib/units/rules/entry-table';
import { type Away, askedAbout } from './asked-about';
import { answeredEntries, keepEntry, waitingEntries } from './entry-taps';

/** What was drawn once: the back button brings it again as it was, without what was typed into it since. */
const drawn = new WeakSet<readonly EntryRow[]>();

/** A class's entries as they are now: what was read, what was answered since, and over both what still waits. */
export function useEntries({ classId, rows: read }: EntryTable, readAt: string) {
  const t = useTranslations('entries');
  const offsetMs = useClockOffset(readAt);
  const router = useRouter();
  const [told, setTold] = useState({ over: read, rows: read });
  /** What was read anew knows all that was answered before. */
  const rowsOf = ({ over, rows }: typeof told) => (over === read ? rows : read);
  const [aways, setAways] = useState<readonly Away[]>([]);
  const answered = useEffectEvent((settled: Settled) => {
    const found = answeredEntries(settled, classId);
    if (found.length > 0) setTold((now) => ({ over: read, rows: withEntries(rowsOf(now), found) }));
  });
  useEffect(() => hearSettled(answered), []);
  useEffect(() => {
    if (drawn.has(read)) router.refresh();
    drawn.add(read);
  }, [read, router]);
  const waiting = usePending().flatMap((item) => waitingEntries(item, classId));
  const at = () => new Date(deviceNow() + offsetMs).toISOString();

  function save(row: EntryRow, column: EntryColumn, entry: Entry) {
    const cell = row.cells[column.key];
    if (!cell || cell.fixed || cell.value === entry) return;
    const label = t(`labels.${column.kind}`, { name: row.name, number: column.number });
    keepEntry(column, entry, { classId, studentId: row.studentId, at: at(), label });
    // Nobody who was away is paid for a challenge: the work was made up, or the value counts for nothing.
    const isAsked = cell.isAway && entry !== null;
    setAways((before) => askedAbout(before, { row, column }, isAsked));
  }
  const answer = (away: Away) => setAways((before) => askedAbout(before, away, false));
  function makeUp(away: Away) {
    const { studentId, name } = away.row;
    const { number } = away.column;
    const marks = [{ studentId, state: 'madeUp' as const }];
    queueTap(takeAttendanceOp, { classId, number, at: at(), marks }, { label: t('labels.madeUp', { name, number }) });
    answer(away);
  }
  return {
    rows: withEntries(rowsOf(told), waiting),
    /** The columns that something still waits for: a project is not closed over a grade that is under way. */
    waiting: new Set(waiting.map(({ key }) => key)),
    save,
    away: aways[0],
    makeUp,
    leaveAway: answer,
  };
}

export type Entries = ReturnType<typeof useEntries>;
