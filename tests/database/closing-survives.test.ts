import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { driftOfClass } from '@/lib/units/queries/drift-of-class';
import { unitPreview } from '@/lib/units/queries/unit-preview';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import { closedLessons, numbersOf } from '@/tests/support/closed-lessons';
import { manyWait } from '@/tests/support/lock-waits';
import { startServerProcess } from '@/tests/support/outbox/killed-servers';
import { runningClass } from '@/tests/support/running-class';
import { school, signedIn } from '@/tests/support/world';

const unit = 1;

it('a unit that two tabs close is paid once, where the first one’s server is killed while it pays', async () => {
  const { id: schoolId } = await school();
  const pupils = await Promise.all(Array.from({ length: 5 }, () => signedIn('aluno', schoolId)));
  const { id: classId, facilitator } = await runningClass(schoolId, { pupils });
  const studentIds = pupils.map(({ actor }) => actor.id);
  await closedLessons({ classId, schoolId, studentIds, numbers: numbersOf(unit) });
  const promised = await unitPreview(facilitator.actor, { classId, unit });
  const servers = await Promise.all([startServerProcess(), startServerProcess()]);
  const [dying, other] = servers;
  const press = async ({ origin }: { origin: string }) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${facilitator.bearer}` };
    const body = JSON.stringify({ typed: unit, ticked: warningCodes, understood: true });
    const asked = await fetch(`${origin}/api/turmas/${classId}/units/${unit}/close`, { method: 'POST', headers, body });
    return { status: asked.status, body: await asked.text() };
  };
  try {
    const [first, second] = await db().$transaction(
      async (tx) => {
        // The lines are written by then, and the honors wait.
        await tx.$executeRaw`LOCK TABLE honors IN SHARE MODE`;
        const begun = press(dying).catch(() => 'cut' as const);
        await manyWait(1);
        const meanwhile = press(other);
        await manyWait(2);
        dying.child.kill('SIGKILL');
        return [await begun, { meanwhile }] as const;
      },
      { timeout: 20_000 },
    );
    expect(first).toBe('cut');
    const paid = await second.meanwhile;
    expect(paid.status).toBe(200);
    expect(await press(other)).toEqual(paid);
    expect(JSON.parse(paid.body)).toMatchObject({
      students: 5,
      points: promised.students.reduce((sum, { points }) => sum + points, 0),
    });
  } finally {
    for (const { child } of servers) child.kill();
  }
  const ledger = await db().pointEntry.findMany({
    where: { classId },
    select: { kind: true, ref: true, amount: true, journey: { select: { studentId: true } } },
  });
  const lines = ledger.map(({ kind, ref, amount, journey }) => [journey.studentId, kind, ref, amount].join(' '));
  const expected = promised.students.flatMap(({ studentId, lines: of }) =>
    of.map(({ kind, ref, amount }) => [studentId, kind, ref, amount].join(' ')),
  );
  expect(lines.sort()).toEqual(expected.sort());
  expect(await db().honor.count({ where: { classId } })).toBe(5);
  expect(await driftOfClass(db(), classId)).toEqual([]);
});
