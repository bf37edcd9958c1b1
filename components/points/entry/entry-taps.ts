import { gradePracticeOp } from '@/lib/grades/contract';
import { checkChallengesOp } from '@/lib/missions/contract';
import type { Settled } from '@/lib/platform/outbox/kept-item';
import type { PendingItem } from '@/lib/platform/outbox/outbox-state';
import { queueTap } from '@/lib/platform/outbox/queue-tap';
import { answeredTap, inputOf } from '@/lib/platform/outbox/taps';
import { gradeProjectOp } from '@/lib/projects/contract';
import { valueChallengesOp } from '@/lib/self-assessments/contract';
import { columnKey, type Entry, type EntryColumn, type TypedEntry } from '@/lib/units/rules/entry-table';

type Place = { classId: string; studentId: string; at: string; label: string };

/** Keeps what was typed into a cell, as the operation that the column's kind is stored by. */
export function keepEntry(column: EntryColumn, entry: Entry, { classId, studentId, at, label }: Place) {
  const { kind, unit, number, challenge } = column;
  const figure = typeof entry === 'number' ? entry : null;
  switch (kind) {
    case 'lesson':
      return queueTap(valueChallengesOp, { classId, number, at, values: [{ studentId, percent: figure }] }, { label });
    case 'challenge': {
      const checked = typeof entry === 'boolean' ? entry : null;
      return queueTap(checkChallengesOp, { classId, unit, at, checks: [{ studentId, challenge, checked }] }, { label });
    }
    case 'practice':
      return queueTap(gradePracticeOp, { classId, unit, at, grades: [{ studentId, practice: figure }] }, { label });
    case 'project': {
      const grades = [{ studentId, score: figure, tookPart: entry !== 'away' }];
      return queueTap(gradeProjectOp, { classId, project: number, at, grades }, { label });
    }
  }
}

/** What an item of the outbox would write into this class's table. */
export function waitingEntries(item: PendingItem, classId: string): TypedEntry[] {
  const value = inputOf(valueChallengesOp, item);
  if (value?.classId === classId) return values(Number(value.number), value.values);
  const check = inputOf(checkChallengesOp, item);
  if (check?.classId === classId) return checks(check.unit, check.checks);
  const practice = inputOf(gradePracticeOp, item);
  if (practice?.classId === classId) return practices(practice.unit, practice.grades);
  const project = inputOf(gradeProjectOp, item);
  return project?.classId === classId ? scores(Number(project.project), project.grades) : [];
}

/** What stands now, by the server's answer: of two that typed into one cell the later one. */
export function answeredEntries(settled: Settled, classId: string): TypedEntry[] {
  const value = answeredTap(valueChallengesOp, settled);
  if (value?.state === 'done' && value.input.classId === classId) {
    return values(Number(value.input.number), value.reply.values);
  }
  const check = answeredTap(checkChallengesOp, settled);
  if (check?.state === 'done' && check.input.classId === classId) return checks(check.input.unit, check.reply.ticks);
  const practice = answeredTap(gradePracticeOp, settled);
  if (practice?.state === 'done' && practice.input.classId === classId) {
    return practices(practice.input.unit, practice.reply.grades);
  }
  const project = answeredTap(gradeProjectOp, settled);
  return project?.state === 'done' && project.input.classId === classId
    ? scores(Number(project.input.project), project.reply.grades)
    : [];
}

function values(number: number, given: readonly { studentId: string; percent: number | null }[]): TypedEntry[] {
  return given.map(({ studentId, percent }) => ({ studentId, key: columnKey.lesson(number), entry: percent }));
}

type Check = { studentId: string; challenge: string; checked: boolean | null };

function checks(unit: unknown, given: readonly Check[]): TypedEntry[] {
  return given.map(({ studentId, challenge, checked }) => ({
    studentId,
    key: columnKey.challenge(Number(unit), challenge),
    entry: checked,
  }));
}

function practices(unit: unknown, given: readonly { studentId: string; practice: number | null }[]): TypedEntry[] {
  return given.map(({ studentId, practice }) => ({
    studentId,
    key: columnKey.practice(Number(unit)),
    entry: practice,
  }));
}

type Score = { studentId: string; score: number | null; tookPart?: boolean | undefined };

function scores(number: number, given: readonly Score[]): TypedEntry[] {
  return given.map(({ studentId, score, tookPart }) => ({
    studentId,
    key: columnKey.project(number),
    entry: tookPart === false ? 'away' : score,
  }));
}
