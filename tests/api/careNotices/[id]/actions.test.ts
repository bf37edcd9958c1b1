import { beforeEach, expect, it } from 'vitest';
import { POST } from '@/app/api/careNotices/[id]/actions/route';
import { tellCare } from '@/lib/care/parts/tell-care';
import { careNotices, unseenCare } from '@/lib/care/queries/care-notices';
import { careActionLengthMax } from '@/lib/care/rules/limits';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

const told = { topic: 'bullying', severity: 'attention', excerpt: 'riem de mim' } as const;

let schoolId: string;
let facilitator: SignedIn;
let head: SignedIn;
let id: string;
beforeEach(async () => {
  ({ id: schoolId } = await school());
  const pupil = await signedIn('aluno', schoolId);
  [facilitator, head] = await Promise.all([signedIn('instrutor', schoolId), signedIn('escola', schoolId)]);
  await schoolClass(schoolId, { facilitators: [facilitator], pupils: [pupil] });
  ({ id } = await db().$transaction((tx) => tellCare(tx, pupil.actor, told)));
});

const note = (text: string, { bearer }: SignedIn) =>
  send(POST, { method: 'POST', path: `/careNotices/${id}/actions`, params: { id }, body: { text }, bearer });
const noticeFor = async ({ actor }: SignedIn) => (await careNotices(actor, {})).items[0];

it('adds a line of each who did something, read by both sides and written over by none', async () => {
  const first = await note('  Conversei com ele no recreio.  ', facilitator);
  expect(first.status).toBe(200);
  await note('Chamamos a família.', head);
  const actions = [
    { side: 'facilitator', text: 'Conversei com ele no recreio.', name: facilitator.actor.name, at: first.body.at },
    { side: 'school', text: 'Chamamos a família.', name: head.actor.name },
  ];
  expect(await noticeFor(head)).toMatchObject({ actions });
  expect(await noticeFor(facilitator)).toMatchObject({ actions });
});

it('is seeing it as well, for the own side alone; who saw it first stays', async () => {
  const second = await signedIn('escola', schoolId);
  await note('Chamamos a família.', head);
  await note('A família veio.', second);
  expect(await unseenCare(head.actor, {})).toEqual({ count: 0 });
  expect(await unseenCare(facilitator.actor, {})).toEqual({ count: 1 });
  expect(await noticeFor(facilitator)).toMatchObject({
    isSeen: false,
    seen: [{ side: 'school', name: head.actor.name }],
  });
});

it('stays when who did it is erased', async () => {
  await note('Chamamos a família.', head);
  await db().careAction.updateMany({ data: { byId: null }, where: { noticeId: id } });
  expect((await noticeFor(facilitator))?.actions).toMatchObject([{ text: 'Chamamos a família.', name: null }]);
});

it('refuses nothing at all and what is too long, and lets no neighbour write', async () => {
  expect(await note('  ', head)).toMatchObject({ status: 422 });
  expect(await note('a'.repeat(careActionLengthMax + 1), head)).toMatchObject({ status: 422 });
  expect(await note('x', await signedIn('instrutor', schoolId))).toMatchObject({ status: 404 });
  expect(await note('x', await signedIn('admin'))).toMatchObject({ status: 403 });
  expect((await noticeFor(head))?.actions).toEqual([]);
});
