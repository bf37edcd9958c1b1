import { defineCommand } from '@/lib/access/define-command';
import type { Tx } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/env';
import { refuseClosedUnit } from '@/lib/points/parts/refuse-closed-unit';
import type { Question } from '@/lib/question-bank/schemas/questions';
import { abilities } from '../abilities';
import { fail } from '../failures';
import { testChanges } from '../live';
import { heldTest } from '../parts/acting-on';
import { endAsAsked } from '../parts/end-as-asked';
import { gradeAttempt } from '../parts/grade-attempt';
import { openPacket } from '../parts/open-packet';
import { drawnQuestions } from '../rules/drawn';
import { inRounds } from '../rules/rounds';
import { type PacketBody, ReceivedPacket, ReceivePacket } from '../schemas/packet';
import { type HeardRow, saveAnswersStatement } from '../statements/save-answers';

/**
 * What a device could not send, carried by who teaches: judged, merged and ended as if it had come over the line at this
 * moment, so that it brings nobody an advantage.
 */
export const receivePacket = defineCommand({
  name: 'online-tests.receive-packet',
  may: abilities['test:release'],
  input: ReceivePacket,
  reply: ReceivedPacket,
  target: heldTest,
  run: async ({ tx, input: { packet }, target: { classId, unit, attempts }, now }) => {
    const { attemptId, body } = openPacket(env().AUTH_SECRET, packet);
    const own = attempts.find(({ id }) => id === attemptId) ?? fail('test.packet-elsewhere');
    const { studentId, state: before } = own;
    if (before !== 'begun' && before !== 'concluded') return fail('test.not-open');
    await refuseClosedUnit(tx, { classId, unit, studentIds: [studentId] });
    const found = await tx.testAttempt.findUniqueOrThrow({ where: { id: attemptId }, select: attemptFields });
    const [ending, answers] = body;
    const verdicts = await heard(tx, { ...found, state: before, answers });
    if (before === 'concluded') await gradeAttempt(tx, attemptId, now);
    else if (ending) await endAsAsked(tx, found, { seq: ending[0], byTime: ending[1], now });
    const { state } = await tx.testAttempt.findUniqueOrThrow({ where: { id: attemptId }, select: { state: true } });
    const count = (...which: string[]) => verdicts.filter((verdict) => which.includes(verdict)).length;
    return {
      studentId,
      attemptId,
      studentName: found.student.account.name,
      counted: count('saved', 'older'),
      late: count('late'),
      refused: count('refused'),
      isConcluded: state === 'concluded',
    };
  },
  after: ({ tx, input: { classId } }) => testChanges.tell(tx, {}, classId),
});

const attemptFields = {
  id: true,
  state: true,
  begunAt: true,
  deadline: true,
  seed: true,
  release: { select: { versionId: true } },
  student: { select: { account: { select: { name: true } } } },
} as const;

type Given = {
  id: string;
  state: 'begun' | 'concluded';
  seed: number;
  release: { versionId: string };
  answers: PacketBody[1];
};

/**
 * The places in the pupil's own order become the questions that stood there. What becomes of each question: where its
 * last answer came after the end, one before it may count.
 */
async function heard(tx: Tx, { id, state, seed, release, answers }: Given): Promise<HeardRow['verdict'][]> {
  const stored = await tx.testQuestion.findMany({
    where: { versionId: release.versionId },
    orderBy: { position: 'asc' },
    select: { id: true, kind: true, body: true },
  });
  const drawn = drawnQuestions(
    stored.map((question) => ({ ...question, body: question.body as Question['body'] })),
    seed,
  );
  const given = answers.map(([place, seq, value]) => {
    const questionId = drawn[place]?.id ?? fail('test.packet-broken');
    return { questionId, seq, value };
  });
  const said = new Map<string, HeardRow['verdict']>();
  for (const round of inRounds(given)) {
    for (const { questionId, verdict } of await tx.$queryRaw<HeardRow[]>(saveAnswersStatement(id, round, state))) {
      if (verdict !== 'refused' || !said.has(questionId)) said.set(questionId, verdict);
    }
  }
  return [...said.values()];
}
