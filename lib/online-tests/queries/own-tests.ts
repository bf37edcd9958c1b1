import { defineQuery } from '@/lib/access/define-query';
import { livePosition } from '@/lib/access/live/event-log';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { databaseTime } from '@/lib/platform/db/database-time';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { attemptReach } from '../reach';
import { keyStateOf } from '../rules/answer-key';
import { OwnTests } from '../schemas/taking';
import { ofTest, openAgain } from './open-again';

const shown = {
  id: true,
  classId: true,
  unit: true,
  state: true,
  extraMinutes: true,
  begunAt: true,
  deadline: true,
  concludedAt: true,
  concludedBy: true,
  receipt: true,
  theoryRight: true,
  theoryTotal: true,
  keySentAt: true,
  keyShownAt: true,
  release: {
    select: {
      redo: true,
      beginUntil: true,
      limitMinutes: true,
      class: { select: { name: true, ...ofTest } },
      version: { select: { model: { select: { name: true } }, _count: { select: { questions: true } } } },
    },
  },
} as const satisfies Prisma.TestAttemptSelect;

type Row = Prisma.TestAttemptGetPayload<{ select: typeof shown }>;

function ownTest(row: Row, now: Date, isOpen: (row: Row) => boolean) {
  const { id: attemptId, release, theoryRight: right, theoryTotal: total, keySentAt, keyShownAt, ...of } = row;
  const { version, class: ofClass, beginUntil, ...released } = release;
  const isOver = of.state === 'released' && beginUntil < now;
  return {
    ...of,
    ...released,
    attemptId,
    className: ofClass.name,
    name: version.model.name,
    questions: version._count.questions,
    state: isOver ? ('expired' as const) : of.state,
    beginUntil: beginUntil.getTime(),
    begunAt: of.begunAt?.getTime() ?? null,
    deadline: of.deadline?.getTime() ?? null,
    concludedAt: of.concludedAt?.getTime() ?? null,
    keyState: keyStateOf({ ...of, keySentAt, keyShownAt, isAgain: isOpen(row) }, now),
    theory: right === null || total === null ? null : { right, total },
  };
}

/** A pupil's own tests, the newest first: those of the classes that he is in, and what he began in an earlier one. */
export const ownTests = defineQuery({
  name: 'online-tests.mine',
  may: abilities['test:take'],
  input: NoInput,
  reply: OwnTests,
  hiddenWhileSeeing: true,
  run: async ({ db, actor }) => {
    const [position, now] = await Promise.all([livePosition(), databaseTime(db)]);
    const rows = await db.testAttempt.findMany({
      where: within(attemptReach, actor, {}),
      orderBy: { createdAt: 'desc' },
      take: 20,
      select: shown,
    });
    const classes = await db.schoolClass.findMany({
      where: within(classReach, actor, {
        status: 'initiated' as const,
        enrolments: { some: { studentId: actor.id, leftAt: null } },
      }),
      select: { id: true },
    });
    const isOpen = await openAgain(db, { studentId: actor.id, now });
    return {
      now: now.getTime(),
      position,
      classIds: classes.map(({ id }) => id),
      tests: rows.map((row) => ownTest(row, now, isOpen)),
    };
  },
});
