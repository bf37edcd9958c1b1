'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { takeAttendanceOp } from '@/lib/attendance/contract';
import type { Disagreement } from '@/lib/attendance/schemas';
import { deskOp } from '@/lib/classroom/contract';
import { type DeskNews, deskAfter, deskTapped } from '@/lib/classroom/rules/desk-taps';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { moveDoubtOp } from '@/lib/doubts/contract';
import { closeLessonOp, markStepOp, setSwitchesOp, setTimerOp, startLessonOp } from '@/lib/lessons/contract';
import { call } from '@/lib/platform/browser/call';
import { useLive } from '@/lib/platform/browser/live/use-live';
import type { Operation } from '@/lib/platform/http/operation';
import { onSettled } from '@/lib/platform/outbox/taps';
import { usePending } from '@/lib/platform/outbox/use-outbox';
import { keyInSlidersOp, valueChallengesOp } from '@/lib/self-assessments/contract';
import { deskTapOf } from './desk-tap-of';

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
  const after = (news: DeskNews) => setDesk((now) => deskAfter(now, news));

  const disagree = (found: readonly Disagreement[]) =>
    setDisagreements((now) => {
      const named = new Set(found.map(({ studentId }) => studentId));
      return [...now.filter(({ studentId }) => !named.has(studentId)), ...found];
    });

  async function readAnew(number = desk.lesson.number): Promise<void> {
    setDesk(await call(deskOp, { classId, number }));
  }

  useLive([`desk:${classId}`, `lessons:${classId}`], initial.position, ({ events, lost }) => {
    if (lost) return void readAnew().catch(() => undefined);
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

  const settled = useEffectEvent((news: DeskNews) => after(news));
  const told = useEffectEvent((found: readonly Disagreement[]) => disagree(found));
  useEffect(() => {
    const isHere = (input: { classId: string }) => input.classId === classId;
    const hear = <Op extends Operation>(op: Op, newsOf: (reply: never) => Omit<DeskNews, 'number'>) =>
      onSettled(op, (answered) => {
        const input = answered.input as { classId: string; number: number };
        if (answered.state === 'done' && isHere(input)) {
          settled({ number: Number(input.number), ...newsOf(answered.reply as never) });
        }
      });
    const standing = (reply: NonNullable<DeskNews['standing']>) => ({ standing: reply });
    const stops = [
      ...[startLessonOp, closeLessonOp, setTimerOp, setSwitchesOp].map((op) => hear(op, standing)),
      hear(markStepOp, (reply: { step: number; done: boolean }) => ({ steps: [reply] })),
      hear(valueChallengesOp, (reply: { values: Desk['values'] }) => reply),
      hear(keyInSlidersOp, (reply: { sliders: Desk['sliders'] }) => reply),
      hear(moveDoubtOp, (reply: Desk['doubts'][number]) => ({ doubts: [reply] })),
      hear(takeAttendanceOp, (reply: NonNullable<Told['attendance']>) => {
        told(reply.disagreements);
        return { attendance: reply, savedBy: me.name };
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [classId, me.name]);

  const taps = usePending().flatMap((item) => deskTapOf(item, classId) ?? []);
  return {
    desk: deskTapped(desk, taps, me),
    /** Without the taps that still wait: those the outbox keeps. */
    stored: desk,
    disagreements,
    forgetDisagreements: () => setDisagreements([]),
  };
}
