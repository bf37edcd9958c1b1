import type { AttendanceState } from '@/lib/attendance/rules/attendance-states';
import type { Desk } from '../schemas/desk';
import { doubtsAfter, doubtsMoved } from './desk-doubts';

type Person = { readonly id: string; readonly name: string };
type Mark = Desk['marks'][number];
type Standing = Pick<Desk['lesson'], 'status' | 'startedAt' | 'closedAt' | 'assistantOff' | 'screensOff' | 'timer'>;

/** One touch of who teaches, as the outbox keeps it: `at` by the device's clock. */
export type DeskTap = { readonly number: number; readonly at: string } & (
  | { kind: 'start' | 'close' }
  | { kind: 'step'; step: number; done: boolean }
  | { kind: 'timer'; leftMs: number | null; runs: boolean }
  | { kind: 'switches'; assistantOff?: boolean | undefined; screensOff?: boolean | undefined }
  | {
      kind: 'attendance';
      marks: readonly { studentId: string; state: AttendanceState; late?: boolean; note?: string }[];
    }
  | { kind: 'values'; values: readonly { studentId: string; percent: number | null }[] }
  | { kind: 'sliders'; sliders: readonly { studentId: string; percent: number }[] }
  | { kind: 'doubt'; doubtId: string; state: Desk['doubts'][number]['state']; answer?: string }
);

/** The desk as it will be once these taps are stored: what a screen draws while they wait. */
export function deskTapped(desk: Desk, taps: readonly DeskTap[], me: Person): Desk {
  return taps.reduce(
    (now, tap) => (tap.number === now.lesson.number ? tapped(now, tap, me) : tappedElsewhere(now, tap)),
    desk,
  );
}

/** Of another lesson only whether it goes on: this one may begin or not by that. */
function tappedElsewhere(desk: Desk, { kind, number }: DeskTap): Desk {
  if (kind === 'start') return listed(desk, number, 'ongoing');
  return kind === 'close' ? listed(desk, number, 'closed') : desk;
}

function tapped(desk: Desk, tap: DeskTap, me: Person): Desk {
  switch (tap.kind) {
    case 'start':
      return desk.lesson.status === 'notStarted' ? standing(desk, { status: 'ongoing', startedAt: tap.at }) : desk;
    case 'close':
      return standing(desk, { status: 'closed', closedAt: tap.at, timer: { endsAt: null, leftMs: null } });
    case 'step':
      return lesson(desk, { stepsDone: stepsWith(desk.lesson.stepsDone, tap.step, tap.done) });
    case 'timer':
      return standing(desk, { timer: timerOf(tap) });
    case 'switches':
      return standing(desk, {
        assistantOff: tap.assistantOff ?? desk.lesson.assistantOff,
        screensOff: tap.screensOff ?? desk.lesson.screensOff,
      });
    case 'attendance':
      return {
        ...lesson(desk, { attendanceSavedAt: tap.at, attendanceSavedBy: me.name }),
        marks: replaced(
          desk.marks,
          tap.marks.map(({ late = false, note = '', ...mark }) => ({ ...mark, late, note, at: tap.at, by: me })),
        ),
      };
    case 'values':
      return { ...desk, values: replaced(desk.values, tap.values) };
    case 'sliders':
      return {
        ...desk,
        sliders: replaced(
          desk.sliders,
          tap.sliders.map((slider) => ({ ...slider, late: desk.lesson.status === 'closed', onPaper: true })),
        ),
      };
    case 'doubt':
      return { ...desk, doubts: doubtsMoved(desk.doubts, tap, me) };
  }
}

/** What was told of a lesson of this class: by the answer to an own tap, or by live updates of the others'. */
export type DeskNews = {
  readonly number: number;
  readonly steps?: readonly { step: number; done: boolean }[];
  readonly attendance?: { readonly savedAt: string; readonly marks: readonly Mark[] };
  readonly savedBy?: string;
  readonly values?: Desk['values'];
  readonly sliders?: Desk['sliders'];
  /** All pairs of the lesson, in place of those before. */
  readonly pairs?: Desk['pairs'];
  readonly doubts?: Desk['doubts'];
  /** Those that nobody who teaches reads any more. */
  readonly doubtsGone?: readonly string[];
  readonly standing?: Standing;
};

/** The desk after news that the server stands for. */
export function deskAfter(desk: Desk, news: DeskNews): Desk {
  const { lessons } = news.standing ? listed(desk, news.number, news.standing.status) : desk;
  if (news.number !== desk.lesson.number) return { ...desk, lessons };
  const steps = (news.steps ?? []).reduce(
    (done, { step, done: isDone }) => stepsWith(done, step, isDone),
    desk.lesson.stepsDone,
  );
  const { attendance, savedBy } = news;
  return {
    ...desk,
    lessons,
    lesson: {
      ...desk.lesson,
      ...news.standing,
      stepsDone: steps,
      ...(attendance && {
        attendanceSavedAt: attendance.savedAt,
        attendanceSavedBy: savedBy ?? desk.lesson.attendanceSavedBy,
      }),
    },
    marks: replaced(desk.marks, attendance?.marks ?? []),
    values: replaced(desk.values, news.values ?? []),
    sliders: replaced(desk.sliders, news.sliders ?? []),
    pairs: news.pairs ?? desk.pairs,
    doubts: doubtsAfter(desk.doubts, news.doubts ?? [], news.doubtsGone),
  };
}

function lesson(desk: Desk, changes: Partial<Desk['lesson']>): Desk {
  return { ...desk, lesson: { ...desk.lesson, ...changes } };
}

function standing(desk: Desk, changes: Partial<Standing>): Desk {
  return listed(lesson(desk, changes), desk.lesson.number, changes.status ?? desk.lesson.status);
}

function listed(desk: Desk, number: number, status: Standing['status']): Desk {
  return { ...desk, lessons: desk.lessons.map((one) => (one.number === number ? { ...one, status } : one)) };
}

function stepsWith(done: readonly number[], step: number, isDone: boolean): number[] {
  const others = done.filter((one) => one !== step);
  return isDone ? [...others, step].sort((one, other) => one - other) : others;
}

function timerOf({ at, leftMs, runs }: { at: string; leftMs: number | null; runs: boolean }): Standing['timer'] {
  if (!runs || leftMs === null) return { endsAt: null, leftMs };
  return { endsAt: new Date(Date.parse(at) + leftMs).toISOString(), leftMs: null };
}

function replaced<Row extends { readonly studentId: string }>(rows: readonly Row[], changed: readonly Row[]): Row[] {
  const ids = new Set(changed.map(({ studentId }) => studentId));
  return [...rows.filter(({ studentId }) => !ids.has(studentId)), ...changed];
}
