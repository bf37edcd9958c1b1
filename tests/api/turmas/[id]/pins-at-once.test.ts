import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { printPins } from '@/lib/shared-devices/commands/print-pins';
import { somebodyWaits } from '@/tests/support/lock-waits';
import { runningClass } from '@/tests/support/running-class';
import { print } from '@/tests/support/shared-class';
import { school, signedIn } from '@/tests/support/world';

it('of two classes that share a pupil one is printed: the other sheet would be of a PIN that opens nothing', async () => {
  const { id: schoolId } = await school();
  const [ana, rui, lia] = [
    await signedIn('instrutor', schoolId),
    await signedIn('instrutor', schoolId),
    await signedIn('aluno', schoolId),
  ];
  const morning = await runningClass(schoolId, { facilitators: [ana], pupils: [lia] });
  const evening = await runningClass(schoolId, { facilitators: [rui], pupils: [lia] });
  let second: ReturnType<typeof print> | undefined;
  await db().$transaction(async (tx) => {
    await printPins.inside(tx, ana.actor, { classId: morning.id, lastSetAt: null });
    second = print(rui, evening.id);
    await Promise.race([second, somebodyWaits()]);
  });
  expect(await second).toMatchObject({ status: 409, body: { code: 'request.changed-meanwhile' } });
});
