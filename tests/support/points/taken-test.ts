import { POST as answerTest } from '@/app/api/provas/attempts/[id]/answers/route';
import { POST as beginTest } from '@/app/api/provas/attempts/[id]/begin/route';
import { POST as concludeTest } from '@/app/api/provas/attempts/[id]/conclude/route';
import { POST as redoTest } from '@/app/api/turmas/[id]/units/[unit]/test/redo/route';
import { POST as releaseTest } from '@/app/api/turmas/[id]/units/[unit]/test/release/route';
import { db } from '@/lib/platform/db/client';
import { sampleQuestions } from '@/lib/question-bank/rules/sample-questions';
import type { Unit } from '@/tests/points/facts';
import { send } from '@/tests/support/send';
import { publishedModel } from '@/tests/support/test-models';
import type { SignedIn } from '@/tests/support/world';
import { done, type Seat } from './granted';

type Place = { id: string; facilitator: SignedIn; unit: Unit };
type Theory = { right: number; total: number };
type Taking = { seat: Seat; theory: Theory };

/** Every third pupil takes it badly or well the other way round first, and then once more: the second one is the story's. */
const redoes = ({ seat }: Taking) => seat.index % 3 === 0;

/** A test of so many questions is released to those pupils, begun, answered and concluded, and by some done again. */
export async function takeTest(place: Place, total: number, taking: readonly Taking[]): Promise<void> {
  const versionId = await versionOf(place, total);
  await released(releaseTest, place, { versionId, taking });
  for (const { seat, theory } of taking) {
    const right = redoes({ seat, theory }) ? total - theory.right : theory.right;
    await sitThrough(place, seat, { right, total });
  }
  const again = taking.filter(redoes);
  if (again.length === 0) return;
  await released(redoTest, place, { versionId, taking: again });
  for (const { seat, theory } of again) await sitThrough(place, seat, theory);
}

type Given = { versionId: string; taking: readonly Taking[] };

async function released(handler: typeof releaseTest, { id, facilitator, unit }: Place, { versionId, taking }: Given) {
  const studentIds = taking.map(({ seat }) => seat.id);
  await done(handler, facilitator, { id, unit }, { versionId, studentIds });
}

/** Whatever the order in which he finds the questions, so many of them get the right answer. */
async function sitThrough({ id: classId, unit }: Place, seat: Seat, { right }: Theory): Promise<void> {
  const { id } = await db().testAttempt.findFirstOrThrow({
    where: { classId, unit, studentId: seat.id, state: 'released', archivedAt: null },
  });
  const { key, questions } = (await done(beginTest, seat.who, { id }, {})) as unknown as Begun;
  const given = questions.map((question, index) => ({ questionId: question.id, seq: 1000, value: index >= right }));
  const byKey = (handler: typeof answerTest, body: object) =>
    send(handler, {
      method: 'POST',
      path: handler.operation.path.replace('{id}', id),
      params: { id },
      headers: { 'x-attempt-key': key },
      body,
    });
  await byKey(answerTest, { answers: given });
  const { body } = await byKey(concludeTest, { seq: 2000, byTime: false });
  if (body.state !== 'concluded') throw new Error(`the test of ${seat.name} did not end: ${JSON.stringify(body)}`);
}

type Begun = { key: string; questions: { id: string }[] };

const versions = new Map<string, Promise<string>>();

/** One version for each length that a module's unit is tested with. False is what is right. */
async function versionOf({ id, unit }: Place, total: number): Promise<string> {
  const { module } = await db().schoolClass.findUniqueOrThrow({
    where: { id },
    select: { module: { select: { id: true } } },
  });
  const moduleId = module.id;
  const key = `${moduleId} ${unit} ${total}`;
  const questions = Array.from({ length: total }, () => sampleQuestions.trueFalse);
  const known =
    versions.get(key) ?? publishedModel({ moduleId, number: unit, questions }).then(({ version }) => version.id);
  versions.set(key, known);
  return known;
}
