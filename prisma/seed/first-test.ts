import type { Actor } from '@/lib/access/actor';
import { beginAttempt } from '@/lib/online-tests/commands/begin-attempt';
import { concludeAttempt } from '@/lib/online-tests/commands/conclude-attempt';
import { gradeShortTexts } from '@/lib/online-tests/commands/grade-short-texts';
import { releaseTest } from '@/lib/online-tests/commands/release-test';
import { saveAnswers } from '@/lib/online-tests/commands/save-answers';
import type { AnswerValue } from '@/lib/online-tests/schemas/answers';
import { now } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { demoClassId as classId } from './classes';

/** How much of the test somebody gets right, from 0 to 1. */
export type Taker = { studentId: string; share: number };

type Taken = { teacher: Actor; takers: readonly Taker[]; on: Date };
type Question = { id: string; answer: AnswerValue };

const unit = 1;
const minutesNeeded = 35;

/** The first unit's test, released, answered, concluded and graded as the product does it, and then set back to its day. */
export async function seedFirstTest({ teacher, takers, on }: Taken): Promise<void> {
  const { id: versionId, questions } = await versionGiven();
  const studentIds = takers.map(({ studentId }) => studentId);
  await releaseTest(teacher, { classId, unit, versionId, studentIds });
  for (const taker of takers) await sitThrough(teacher, taker, questions);
  const texts = await db().testAnswer.findMany({
    where: { attempt: { classId, unit }, question: { kind: 'shortText' } },
    select: { attemptId: true, questionId: true, seq: true },
  });
  await gradeShortTexts(teacher, { classId, unit, grades: texts.map((text) => ({ ...text, score: 100 })) });
  await setBack(on);
}

async function versionGiven() {
  const place = await db().schoolClass.findUniqueOrThrow({
    where: { id: classId },
    select: { courseId: true, moduleCode: true },
  });
  const version = await db().testVersion.findFirstOrThrow({
    where: { publishedAt: { not: null }, model: { ...place, number: unit } },
    select: {
      id: true,
      questions: { orderBy: { position: 'asc' }, select: { id: true, kind: true, key: { select: { right: true } } } },
    },
  });
  return {
    id: version.id,
    questions: version.questions.map(({ id, kind, key }) => ({ id, answer: answerOf(kind, key?.right) })),
  };
}

/** Of a number a pupil types what the key holds beside how near it must be. */
function answerOf(kind: string, right: unknown): AnswerValue {
  return kind === 'number' ? String((right as { value: number }).value) : (right as AnswerValue);
}

/** What somebody does not know stays open, from the end on: the written question first. */
async function sitThrough(teacher: Actor, { studentId, share }: Taker, questions: readonly Question[]): Promise<void> {
  const { id: attemptId } = await db().testAttempt.findFirstOrThrow({
    where: { classId, unit, studentId },
    select: { id: true },
  });
  const pupil: Actor = { ...teacher, id: studentId, tipo: 'aluno' };
  const { key } = await beginAttempt(pupil, { attemptId });
  const known = questions.slice(0, Math.round(questions.length * share));
  const answers = known.map(({ id, answer }, at) => ({ questionId: id, seq: (at + 1) * 1000, value: answer }));
  await saveAnswers(null, { attemptId, key, answers });
  await concludeAttempt(null, { attemptId, key, seq: (questions.length + 1) * 1000, byTime: false });
}

/** The commands live in the present; the class took its test when its unit ended. */
async function setBack(on: Date): Promise<void> {
  const before = `${now().getTime() - on.getTime()} milliseconds`;
  await db().$executeRaw`
    UPDATE test_releases SET released_at = released_at - ${before}::interval, begin_until = begin_until - ${before}::interval
     WHERE class_id = ${classId}::uuid AND unit = ${unit}`;
  await db().$executeRaw`
    UPDATE test_attempts
       SET begun_at = begun_at - ${before}::interval - make_interval(mins => ${minutesNeeded}),
           deadline = deadline - ${before}::interval - make_interval(mins => ${minutesNeeded}),
           concluded_at = concluded_at - ${before}::interval, graded_at = graded_at - ${before}::interval,
           heard_at = heard_at - ${before}::interval
     WHERE class_id = ${classId}::uuid AND unit = ${unit}`;
}
