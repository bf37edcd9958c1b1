import { describe, expect, it } from 'vitest';
import { GET as READ } from '@/app/api/Alunos/[id]/consents/route';
import { POST as END } from '@/app/api/Alunos/consents/[id]/end/route';
import { POST as GIVE } from '@/app/api/Alunos/consents/route';
import { GET as MAY_SPEAK } from '@/app/api/chatgpt/speech_consent/route';
import { db } from '@/lib/platform/db/client';
import { somebodyWaits } from '@/tests/support/lock-waits';
import { send } from '@/tests/support/send';
import { type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

type Given = { id: string; kind: string; givenBy: string; endedAt: string | null; recordedBy: string | null };

const give = ({ bearer }: SignedIn, studentIds: string[], kinds: string[], givenBy = 'Maria, mãe, em papel') =>
  send(GIVE, { method: 'POST', path: '/Alunos/consents', body: { studentIds, kinds, givenBy }, bearer });

const end = ({ bearer }: SignedIn, id: string) =>
  send(END, { method: 'POST', path: `/Alunos/consents/${id}/end`, params: { id }, body: {}, bearer });

async function read({ bearer }: SignedIn, id: string): Promise<Given[]> {
  const { status, body } = await send(READ, { path: `/Alunos/${id}/consents`, params: { id }, bearer });
  expect(status).toBe(200);
  return body.items as Given[];
}

/** A school with a pupil of whom nothing is allowed, in a facilitator's class. */
async function oneSchool() {
  const { id: schoolId } = await school();
  const office = await signedIn('escola', schoolId);
  const facilitator = await signedIn('instrutor', schoolId);
  const pupil = await signedIn('aluno', schoolId);
  await db().consent.deleteMany({ where: { studentId: pupil.actor.id } });
  await schoolClass(schoolId, { facilitators: [facilitator], pupils: [pupil] });
  return { schoolId, office, facilitator, pupil, id: pupil.actor.id };
}

const open = (studentId: string) => db().consent.count({ where: { studentId, endedAt: null } });

describe('what a guardian allows', () => {
  it('is on once it is recorded, says who and when, and off once it has ended', async () => {
    const { schoolId, office, facilitator, pupil, id } = await oneSchool();
    await db().schoolAiSettings.create({ data: { schoolId, speechForStudents: true, dailyAnswersMax: 10 } });
    const mayListen = async () =>
      (await send(MAY_SPEAK, { path: '/chatgpt/speech_consent', bearer: pupil.bearer })).body;
    expect(await mayListen()).toEqual({ mayListen: false });
    expect((await give(office, [id], ['speech', 'assistant'])).body).toEqual({ given: 2, already: 0 });
    expect(await mayListen()).toEqual({ mayListen: true });
    const [first, second] = await read(facilitator, id);
    expect(first).toMatchObject({ givenBy: 'Maria, mãe, em papel', endedAt: null, recordedBy: office.actor.name });
    expect((await end(facilitator, String(first?.id))).status).toBe(200);
    expect(await mayListen()).toEqual({ mayListen: false });
    expect(await end(facilitator, String(first?.id))).toMatchObject({
      status: 409,
      body: { code: 'consent.already-ended' },
    });
    const after = await read(office, id);
    expect(after.find((one) => one.id === first?.id)?.endedAt).not.toBeNull();
    expect(after.find((one) => one.id === second?.id)?.endedAt).toBeNull();
    expect((await give(office, [id], [String(first?.kind)])).body).toEqual({ given: 1, already: 0 });
    expect(await read(office, id)).toHaveLength(3);
  });

  it('is never written over: what stands keeps who said so, also where two record at once', async () => {
    const { office, schoolId, id } = await oneSchool();
    await give(office, [id], ['photo'], 'Maria, mãe');
    const another = await signedIn('aluno', schoolId);
    const ids = [id, another.actor.id, id];
    const answers = await Promise.all([give(office, ids, ['photo', 'photo']), give(office, ids, ['photo'])]);
    expect(answers.map(({ body }) => Number(body.given)).toSorted()).toEqual([0, 1]);
    expect((await read(office, id)).map(({ givenBy }) => givenBy)).toEqual(['Maria, mãe']);
  });

  it('is not recorded for a pupil who is deleted at the same moment', async () => {
    const { office, id } = await oneSchool();
    const recording = await db().$transaction(async (tx) => {
      await tx.account.delete({ where: { id } });
      const answer = give(office, [id], ['photo']);
      await somebodyWaits();
      return { answer };
    });
    expect((await recording.answer).status).toBe(404);
  });

  it('is recorded by the school alone, for its own pupils: for all that were asked, or for none', async () => {
    const { office, facilitator, pupil, id } = await oneSchool();
    const neighbour = await oneSchool();
    expect((await give(facilitator, [id], ['photo'])).status).toBe(403);
    expect((await give(pupil, [id], ['photo'])).status).toBe(403);
    expect((await give(office, [id, neighbour.id], ['photo'])).status).toBe(404);
    const nothing = await give(office, [id], []);
    expect(nothing).toMatchObject({ status: 422, body: { fields: [{ path: 'kinds', code: 'none-ticked' }] } });
    expect((await give(office, [id], ['photo'], '  ')).status).toBe(422);
    expect(await open(id)).toBe(0);
    await give(neighbour.office, [neighbour.id], ['photo']);
    const [theirs] = await read(neighbour.office, neighbour.id);
    expect((await end(office, String(theirs?.id))).status).toBe(404);
    expect((await end(facilitator, String(theirs?.id))).status).toBe(404);
    expect(await open(neighbour.id)).toBe(1);
  });
});
