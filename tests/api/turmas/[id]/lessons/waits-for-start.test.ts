import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { POST } from '@/app/api/outbox/route';
import { startLesson } from '@/lib/lessons/commands/start-lesson';
import { runningClass } from '@/tests/support/running-class';
import { send } from '@/tests/support/send';
import { school, signedIn } from '@/tests/support/world';

it('what a student says of a lesson whose beginning is still on the teacher’s device waits, and is stored once it began', async () => {
  const { id: schoolId } = await school();
  const lia = await signedIn('aluno', schoolId);
  const { id, facilitator } = await runningClass(schoolId, { pupils: [lia] });
  const at = new Date().toISOString();
  const slider = {
    key: randomUUID(),
    operation: 'POST /turmas/{id}/lessons/{number}/selfAssessment',
    input: { id, number: 1, at, percent: 70 },
  };
  const post = async () =>
    (await send(POST, { method: 'POST', path: '/outbox', body: { items: [slider] }, ...lia })).body;
  expect(await post()).toEqual({ items: [{ key: slider.key, state: 'again' }] });
  await startLesson(facilitator.actor, { classId: id, number: 1, at });
  expect(await post()).toMatchObject({ items: [{ state: 'done' }] });
});
