import { expect, it } from 'vitest';
import { POST as LATE } from '@/app/api/turmas/[id]/units/[unit]/test/attempts/[attempt]/late/route';
import { POST as CONCLUDE } from '@/app/api/turmas/[id]/units/[unit]/test/conclude/route';
import { POST as PACKETS } from '@/app/api/turmas/[id]/units/[unit]/test/packets/route';
import { POST as RESET } from '@/app/api/turmas/[id]/units/[unit]/test/reset/route';
import {
  bytesOfParts,
  type Gathered,
  gathered,
  packetParts,
  readTyped,
  typedLines,
} from '@/lib/online-tests/rules/packet';
import { db } from '@/lib/platform/db/client';
import { shownPacket } from '@/tests/support/carried-packet';
import { agedBy, byTeacher, type ClassWithTest, classWithTest } from '@/tests/support/class-test';
import { answer, begun, type Given, idOf, rightAnswers, statesOf, stored } from '@/tests/support/test-device';

/** Through a camera, part by part. */
function scanned(bytes: Uint8Array): string {
  const read = packetParts(bytes).reduce<Gathered | undefined>((before, part) => gathered(before, part), undefined);
  return Buffer.from(bytesOfParts(read as Gathered) as Uint8Array).toString('base64url');
}

const end = { seq: 60_000, byTime: false };
const carry = (of: ClassWithTest, packet: string) => byTeacher(of, PACKETS, '/packets', { packet });

it('brings the answers and the end of a device that finds no line, once, however often it is carried', async () => {
  const { of, device, pupil } = await begun();
  await agedBy(device.attemptId, 120);
  const bytes = await shownPacket(device, await rightAnswers(device), end);
  const first = await carry(of, scanned(bytes));
  expect(first).toMatchObject({
    status: 200,
    body: {
      studentId: pupil.actor.id,
      studentName: pupil.actor.name,
      counted: 7,
      late: 0,
      refused: 0,
      isConcluded: true,
    },
  });
  const attempt = await db().testAttempt.findUniqueOrThrow({ where: { id: device.attemptId } });
  expect(attempt).toMatchObject({ state: 'concluded', concludedBy: 'student', theoryRight: 600 });
  const typed = readTyped(typedLines(bytes).join('\n')) as { bytes: Uint8Array };
  const again = await carry(of, Buffer.from(typed.bytes).toString('base64url'));
  expect(again.body).toMatchObject({ counted: 7, isConcluded: true });
  expect(await db().testAttempt.findUniqueOrThrow({ where: { id: device.attemptId } })).toMatchObject({
    receipt: attempt.receipt,
    concludedAt: attempt.concludedAt,
  });
  // The line is back: the device is told that the server has all of it.
  expect(statesOf(await answer(device, await rightAnswers(device)))).toEqual(Array(7).fill('saved'));
  const audited = { command: 'online-tests.receive-packet', actorId: of.facilitator.actor.id };
  expect(await db().auditEntry.count({ where: audited })).toBe(2);
});

it('is merged by the moment of each answer, and works under the ordinary rules of time', async () => {
  const { of, device } = await begun();
  await agedBy(device.attemptId, 120);
  const questionId = idOf(device, 'single');
  await answer(device, [{ questionId, seq: 5000, value: 'o2' }]);
  expect(
    (await carry(of, scanned(await shownPacket(device, [{ questionId, seq: 4000, value: 'o1' }])))).body,
  ).toMatchObject({
    counted: 1,
    isConcluded: false,
  });
  expect(await stored(device, questionId)).toMatchObject({ seq: 5000, value: 'o2' });

  await agedBy(device.attemptId, 14 * 60 + 121);
  const late = await shownPacket(device, [{ questionId, seq: 6000, value: 'o1' }], { seq: 14 * 60_000, byTime: true });
  const { body } = await carry(of, scanned(late));
  expect(body).toMatchObject({ counted: 0, late: 1, isConcluded: true });
  const { attemptId } = device;
  expect((await byTeacher(of, LATE, `/attempts/${attemptId}/late`, {}, { attempt: attemptId })).status).toBe(200);
  expect(await stored(device, questionId)).toMatchObject({ seq: 6000, value: 'o1' });
});

it('brings every answer to a question, since an earlier one counts where a later one came after the end', async () => {
  const { of, device, pupil } = await begun();
  await agedBy(device.attemptId, 120);
  await byTeacher(of, CONCLUDE, '/conclude', { studentIds: [pupil.actor.id] });
  const [questionId, other] = [idOf(device, 'single'), idOf(device, 'trueFalse')];
  const given = [
    { questionId, seq: 600_000, value: 'o3' },
    { questionId, seq: 50_000, value: 'o2' },
    { questionId, seq: 40_000, value: 'o1' },
    { questionId: other, seq: 600_001, value: true },
  ];
  for (let time = 0; time < 2; time += 1) {
    const { body } = await carry(of, scanned(await shownPacket(device, given)));
    expect(body).toMatchObject({ counted: 1, late: 0, refused: 1, isConcluded: true });
    expect(await stored(device, questionId)).toMatchObject({ seq: 50_000, value: 'o2' });
    expect(await stored(device, other)).toBeNull();
  }
});

it('leaves out earlier answers where there are too many, and never the last one of a question', async () => {
  const { of, device } = await begun();
  const [questionId, once] = [idOf(device, 'shortText'), idOf(device, 'single')];
  const many = (text: (at: number) => string) => [
    { questionId: once, seq: 1, value: 'o1' },
    ...Array.from({ length: 300 }, (_, at) => ({ questionId, seq: at + 2, value: text(at) })),
  ];
  const dense = () =>
    Array.from({ length: 20 }, () => crypto.randomUUID().replaceAll('-', ''))
      .join('')
      .slice(0, 500);
  for (const given of [many((at) => `texto ${at}`), many((at) => `${at} ${dense()}`.slice(0, 500))]) {
    const bytes = await shownPacket(device, given);
    expect(bytes.length).toBeLessThan(18_000);
    expect((await carry(of, scanned(bytes))).body).toMatchObject({ counted: 2, refused: 0 });
    expect(await stored(device, once)).toMatchObject({ seq: 1, value: 'o1' });
    expect(await stored(device, questionId)).toMatchObject({ seq: 301 });
  }
}, 60_000);

it('is refused where a byte was changed, where the key is not its own, and at the test of another class or one that was reset', async () => {
  const { of, device, pupil } = await begun();
  const bytes = await shownPacket(device, await rightAnswers(device), end);
  for (const at of [0, 9, 30, bytes.length - 1]) {
    const changed = bytes.with(at, (bytes[at] as number) ^ 1);
    expect((await carry(of, scanned(changed))).body.code).toBe('test.packet-broken');
  }
  const other = await begun();
  const forged = await shownPacket({ ...device, key: other.device.key }, await rightAnswers(device));
  expect((await carry(of, scanned(forged))).body.code).toBe('test.packet-broken');
  expect((await carry(other.of, scanned(bytes))).body.code).toBe('test.packet-elsewhere');
  expect((await carry(await classWithTest(), scanned(bytes))).body.code).toBe('test.packet-elsewhere');
  expect(await db().testAnswer.count({ where: { attemptId: device.attemptId } })).toBe(0);
  await byTeacher(of, RESET, '/reset', { studentId: pupil.actor.id });
  expect((await carry(of, scanned(bytes))).body.code).toBe('test.packet-elsewhere');
});

it('is refused for what no device packs: a bomb, a place that no question stands at, another shape', async () => {
  const { of, device } = await begun();
  const broken = async (given: readonly Given[], questions = device.questions) =>
    (await carry(of, scanned(await shownPacket({ ...device, questions }, given)))).body.code;
  const [first] = device.questions;
  const more = [
    ...Array.from({ length: 30 }, () => ({ id: crypto.randomUUID(), kind: 'single' })),
    first as { id: string; kind: string },
  ];
  expect(await broken([{ questionId: String(first?.id), seq: 1, value: 'o1' }], more)).toBe('test.packet-broken');
  expect(await broken([{ questionId: String(first?.id), seq: 1, value: 'x'.repeat(2_000_000) }])).toBe(
    'test.packet-broken',
  );
  expect(await broken([{ questionId: String(first?.id), seq: -5, value: 'o1' }])).toBe('test.packet-broken');
});
