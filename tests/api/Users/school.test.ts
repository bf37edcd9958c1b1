import { beforeEach, expect, it } from 'vitest';
import { GET as PROFILE } from '@/app/api/Users/profile/route';
import { POST } from '@/app/api/Users/school/route';
import { actorOfBearer } from '@/lib/access/session';
import { setSchools } from '@/lib/accounts/parts/set-schools';
import { db } from '@/lib/platform/db/client';
import { somebodyWaits } from '@/tests/support/lock-waits';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

type School = Awaited<ReturnType<typeof school>>;

let first: School;
let second: School;
let stranger: School;
let advisor: SignedIn;
beforeEach(async () => {
  [first, second, stranger] = await Promise.all([school(), school(), school()]);
  advisor = await signedIn('assessoria', first.id);
  await db().schoolLink.create({ data: { accountId: advisor.actor.id, schoolId: second.id } });
});

const open = (escolaId: string, { bearer }: SignedIn = advisor) =>
  send(POST, { method: 'POST', path: '/Users/school', body: { escolaId }, bearer });

async function openIn({ bearer }: SignedIn): Promise<unknown> {
  return (await send(PROFILE, { path: '/Users/profile', bearer })).body.escolaId;
}

it('opens another linked school, now and at the next sign-in', async () => {
  expect(await open(second.id)).toMatchObject({ status: 200, body: { escolaId: second.id } });
  expect(await openIn(advisor)).toBe(second.id);
  expect(await db().account.findUnique({ where: { id: advisor.actor.id } })).toMatchObject({ schoolId: second.id });
});

it('refuses a school that one does not work for as if it were not there, and keeps the old', async () => {
  for (const id of [stranger.id, '01930a2e-7b1c-7c3d-9e4f-0123456789ab']) {
    expect(await open(id)).toMatchObject({ status: 404, body: { code: 'MODEL_NOT_FOUND' } });
  }
  expect((await actorOfBearer(advisor.bearer))?.schoolId).toBe(first.id);
});

it('waits for who takes the school away, and does not open it then', async () => {
  let opened: ReturnType<typeof open> | undefined;
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${advisor.actor.id}::uuid FOR UPDATE`;
    opened = open(second.id);
    await somebodyWaits();
    await setSchools(tx, { id: advisor.actor.id, schoolIds: [first.id] });
  });
  expect(await opened).toMatchObject({ status: 404 });
  expect(await db().account.findUnique({ where: { id: advisor.actor.id } })).toMatchObject({ schoolId: first.id });
  expect((await actorOfBearer(advisor.bearer))?.schoolId).toBe(first.id);
});

it('is not for those who belong to one school', async () => {
  const pupil = await signedIn('aluno', first.id);
  expect((await open(first.id, pupil)).status).toBe(403);
});

it("leaves everybody else's session alone", async () => {
  const colleague = await signedIn('assessoria', first.id);
  await open(second.id);
  expect((await actorOfBearer(colleague.bearer))?.schoolId).toBe(first.id);
});
