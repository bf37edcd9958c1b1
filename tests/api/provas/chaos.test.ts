import { expect, it } from 'vitest';
import { endOver } from '@/lib/online-tests/commands/end-over';
import { type Draw, seeded, shuffled } from '@/lib/platform/chance/seeded';
import { db } from '@/lib/platform/db/client';
import { agedBy, begunTest, classWithTest, releasedTest } from '@/tests/support/class-test';
import { answer, conclude, type Device } from '@/tests/support/test-device';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

/** More of them are tried by `TEST_ATTEMPTS=300`. */
const attempts = Number(process.env.TEST_ATTEMPTS ?? 40);
const limitMs = 14 * 60_000;

type Given = { questionId: string; seq: number; value: string };
type Told = { given: Given; state: string };

const later = (one: Given, other: Given) => one.seq - other.seq || (one.value < other.value ? -1 : 1);

/** Two devices of a pupil: each sends what it has in pieces, twice where an answer was lost, in any order, at once. */
async function takes(device: Device, draw: Draw): Promise<Told[]> {
  const told: Told[] = [];
  async function deviceSends(): Promise<void> {
    const made: Given[] = Array.from({ length: 4 + draw(8) }, () => ({
      questionId: device.questions[draw(device.questions.length)]?.id as string,
      // Now and then a clock that runs ahead: later than the end, and heard before it.
      seq: draw(12) === 0 ? limitMs + 1 + draw(1000) : draw(limitMs),
      value: `o${draw(3)}`,
    }));
    for (const [at, given] of shuffled(made, draw).entries()) {
      // Lost on the way there: sent again with the next.
      if (draw(5) === 0) made.push(given);
      else await send([given]);
      // Lost on the way back: the device knows nothing and sends it again.
      if (draw(4) === 0) await send([given]);
      if (at > 20) break;
    }
    const rest = [...new Map(made.map((given) => [given.questionId, given])).values()];
    await send(rest);
  }
  async function send(batch: Given[]): Promise<void> {
    const { status, body } = await answer(device, batch);
    expect(status, JSON.stringify(body)).toBe(200);
    const states = body.answers as { state: string }[];
    for (const [at, given] of batch.entries()) told.push({ given, state: states[at]?.state as string });
  }
  await Promise.all([deviceSends(), deviceSends()]);
  return told;
}

it(`stores every acknowledged answer of ${attempts} attempts once, and none that was given after the end`, async () => {
  const { id: schoolId } = await school();
  const pupils = await Promise.all(Array.from({ length: attempts }, () => signedIn('aluno', schoolId)));
  const of = await classWithTest({ schoolId, pupils });
  await releasedTest(of);
  let tried = 0;
  const lost: Told[] = [];
  async function one(pupil: SignedIn, seed: number): Promise<void> {
    const draw = seeded(seed);
    const device = await begunTest(of, pupil);
    await agedBy(device.attemptId, 14 * 60 - 1);
    const told = await takes(device, draw);
    const { deadline } = await db().testAttempt.findUniqueOrThrow({ where: { id: device.attemptId } });
    if (draw(2) === 0) await conclude(device, { seq: limitMs, byTime: true });
    else {
      await agedBy(device.attemptId, 130);
      await endOver(null, { id: device.attemptId });
    }
    const rows = await db().testAnswer.findMany({ where: { attemptId: device.attemptId } });
    const stored = new Map(rows.map((row) => [row.questionId, row as unknown as Given]));
    for (const each of told) {
      tried += 1;
      const { given, state } = each;
      const standing = stored.get(given.questionId);
      if (state === 'refused') expect(given.seq).toBeGreaterThan(limitMs);
      else if (!standing || later(standing, given) < 0) lost.push(each);
    }
    const isHeardInTime = ({ receivedAt }: (typeof rows)[number]) =>
      receivedAt.getTime() <= Number(deadline?.getTime());
    expect(rows.every((row) => row.seq <= limitMs || isHeardInTime(row))).toBe(true);
    expect(stored.size).toBe(rows.length);
  }
  for (let at = 0; at < pupils.length; at += 8) {
    await Promise.all(pupils.slice(at, at + 8).map((pupil, index) => one(pupil, at + index)));
  }
  process.stdout.write(`tried ${tried}, lost ${lost.length}\n`);
  expect(lost).toEqual([]);
}, 120_000);
