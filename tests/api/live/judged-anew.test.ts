import { expect, it, vi } from 'vitest';
import { GET } from '@/app/api/live/route';
import { saveClass } from '@/lib/classes/parts/save-class';
import { deskChanges } from '@/lib/lessons/live';
import { db } from '@/lib/platform/db/client';
import { heardStream } from '@/tests/support/live/heard-stream';
import { runningClass } from '@/tests/support/running-class';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

it('who does not teach a class any more hears nothing of it from that moment on, on a page that stands open', async () => {
  const { id: schoolId } = await school();
  const [stays, leaves] = await Promise.all([signedIn('instrutor', schoolId), signedIn('instrutor', schoolId)]);
  const { id } = await runningClass(schoolId, { facilitators: [stays, leaves] });
  const listen = ({ bearer }: SignedIn) => {
    const headers = { authorization: `Bearer ${bearer}` };
    return GET(new Request(`http://localhost:3000/api/live?topics=desk:${id}`, { headers }));
  };
  const [kept, gone] = [heardStream(await listen(stays)), heardStream(await listen(leaves))];
  await vi.waitFor(() => expect([kept.position(), gone.position()]).not.toContain(undefined));
  await db().$transaction((tx) => saveClass(tx, { id, revision: 1, data: {}, facilitatorIds: [stays.actor.id] }));
  await gone.ended;
  expect(gone.frames.at(-1)).toMatchObject({ event: 'over', data: { why: 'again' } });
  expect((await listen(leaves)).status).toBe(404);
  const news = { number: 1, by: { id: stays.actor.id, name: 'Bia' } };
  await db().$transaction((tx) => deskChanges.tell(tx, news, id));
  await vi.waitFor(() => expect(kept.told()).toHaveLength(1));
  kept.hangUp();
});
