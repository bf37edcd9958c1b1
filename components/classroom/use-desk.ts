'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { Disagreement } from '@/lib/attendance/schemas';
import { deskOp } from '@/lib/classroom/contract';
import { type DeskNews, deskAfter, deskTapped } from '@/lib/classroom/rules/desk-taps';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { call } from '@/lib/platform/browser/call';
import { useLive } from '@/lib/platform/browser/live/use-live';
import type { Settled } from '@/lib/platform/outbox/kept-item';
import { hearSettled } from '@/lib/platform/outbox/outbox';
import { usePending } from '@/lib/platform/outbox/use-outbox';
import { deskNewsOf } from './desk-news-of';
import { deskTapOf } from './desk-tap-of';
import { ReadAnew } from './read-anew';

type Person = { readonly id: string; readonly name: string };
type Told = {
  number: number;
  by: Person;
  attendance?: { savedAt: string; marks: Desk['marks']; disagreements: Disagreement[] };
};

/**
 * A desk as it is now: what was read, what was told since, and over both the taps that still wait. `disagreements` are
 * marks that a colleague and this screen had set otherwise.
 */
export function useDesk(initial: Desk, me: Person) {
  const [desk, setDesk] = useState(initial);
  const [disagreements, setDisagreements] = useState<readonly Disagreement[]>([]);
  const { id: classId } = initial.class;
  const [anew] = useState(() => new ReadAnew(setDesk));
  useEffect(() => () => anew.stop(), [anew]);
  const after = (news: DeskNews) => anew.tell((now) => deskAfter(now, news));

  const disagree = (found: readonly Disagreement[]) =>
    setDisagreements((now) => {
      const named = new Set(found.map(({ studentId }) => studentId));
      return [...now.filter(({ studentId }) => !named.has(studentId)), ...found];
    });

  /** Whoever is signed out stays: the outbox asks for a sign-in over the page, and the lesson goes on meanwhile. */
  const read = () => call(deskOp, { classId, number: desk.lesson.number }, { staysHere: true });

  useLive([`desk:${classId}`, `lessons:${classId}`], initial.position, ({ events, lost }) => {
    if (lost) anew.ask(read);
    for (const { topic, data } of events) {
      if (topic.startsWith('lessons:')) after({ number: data.number as number, standing: data as never });
      else {
        const told = data as unknown as Told & DeskNews;
        after({ ...told, savedBy: told.by.name });
        const { attendance, by } = told;
        // Told to the one whose mark did not stand, or was changed by the other.
        if (attendance && by.id !== me.id) {
          const mine = attendance.disagreements.filter(({ other }) => other?.id === me.id);
          disagree(mine.map((one) => ({ ...one, other: by })));
        }
      }
    }
  });

  const settled = useEffectEvent((answered: Settled) => {
    const found = deskNewsOf(answered, me.name);
    if (found?.classId !== classId) return;
    after(found.news);
    disagree(found.disagreements);
  });
  useEffect(() => hearSettled(settled), []);

  const taps = usePending().flatMap((item) => deskTapOf(item, classId) ?? []);
  return {
    desk: deskTapped(desk, taps, me),
    /** Without the taps that still wait: those the outbox keeps. */
    stored: desk,
    disagreements,
    forgetDisagreements: () => setDisagreements([]),
  };
}
