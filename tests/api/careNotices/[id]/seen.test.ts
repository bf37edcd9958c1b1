import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/careNotices/[id]/seen/route';
import { questionLengthMax } from '@/lib/assistant/rules/limits';
import { tellCare } from '@/lib/care/parts/tell-care';
import { careNotices, unseenCare } from '@/lib/care/queries/care-notices';
import { careExcerptLengthMax } from '@/lib/care/rules/limits';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { account, type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

const told = { topic: 'selfHarm', severity: 'high', excerpt: 'quero sumir, meu telefone é 11 91234-5678' } as const;
const mild = { topic: 'bullying', severity: 'attention', excerpt: 'riem de mim' } as const;

afterEach(() => setClock(undefined));

let schoolId: string;
let pupil: SignedIn;
let facilitator: SignedIn;
let head: SignedIn;
beforeEach(async () => {
  ({ id: schoolId } = await school());
  [pupil, facilitator, head] = await Promise.all([
    signedIn('aluno', schoolId),
    signedIn('instrutor', schoolId),
    signedIn('escola', schoolId),
  ]);
  await schoolClass(schoolId, { facilitators: [facilitator], pupils: [pupil] });
});

const tell = (what: Parameters<typeof tellCare>[2] = told, who = pupil) =>
  db().$transaction((tx) => tellCare(tx, who.actor, what));
const mails = () =>
  db().mail.findMany({
    where: { template: 'care.notice', secrets: { path: ['login'], equals: pupil.actor.login } },
  });
const seen = (id: string, { bearer }: SignedIn) =>
  send(POST, { method: 'POST', path: `/careNotices/${id}/seen`, params: { id }, body: {}, bearer });
const namesSeenBy = async ({ actor }: SignedIn) => (await careNotices(actor, {})).items.map(({ excerpt }) => excerpt);

describe('telling', () => {
  it('keeps what was written, as it was written, for those who can help', async () => {
    const { id } = await tell();
    const [notice] = (await careNotices(facilitator.actor, {})).items;
    expect(notice).toMatchObject({ id, ...told, name: pupil.actor.name, login: pupil.actor.login, seen: [] });
    expect(await namesSeenBy(head)).toEqual([told.excerpt]);
    expect(await unseenCare(facilitator.actor, {})).toEqual({ count: 1 });
  });

  it('keeps the longest question whole, because a cry may stand at its end, and shortens what is longer', async () => {
    const whole = `${'a'.repeat(questionLengthMax - 20)} quero me matar`;
    await tell({ ...mild, excerpt: whole });
    expect(await namesSeenBy(head)).toEqual([whole]);
    await tell({ ...mild, excerpt: 'a'.repeat(careExcerptLengthMax + 1) });
    const [excerpt] = await namesSeenBy(head);
    expect(excerpt).toHaveLength(careExcerptLengthMax);
  });

  it.each(['instrutor', 'escola', 'assessoria', 'admin'] as const)('is nothing that %s does', async (tipo) => {
    const { actor } = await signedIn(tipo, schoolId);
    const telling = db().$transaction((tx) => tellCare(tx, actor, told));
    await expect(telling).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
  });

  it('is the transaction of the answer: gone when that is', async () => {
    const broken = db().$transaction(async (tx) => {
      await tellCare(tx, pupil.actor, told);
      throw new Error('the answer could not be begun');
    });
    await expect(broken).rejects.toThrow('could not be begun');
    expect(await namesSeenBy(head)).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});

describe('the mail', () => {
  it('goes to the named contact, and says no word of what was written', async () => {
    await db().schoolAiSettings.create({
      data: { schoolId, contactName: 'Rita', contactEmail: 'rita@escola.example', dailyAnswersMax: 100 },
    });
    await tell();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ toAddress: 'rita@escola.example', toName: 'Rita', language: 'pt-BR' });
    const all = JSON.stringify(mail);
    expect(all).not.toContain('sumir');
    expect(all).not.toContain('selfHarm');
    expect(all).not.toContain(pupil.actor.name);
    // An administrator who reads the outbox is told of a notice, and not of whom.
    expect(mail?.data).toEqual({ address: expect.stringMatching(/\/school\/care$/) });
    expect(mail?.secrets).toEqual({ login: pupil.actor.login });
  });

  it('goes to the logins of the school that have an address, where nobody is named', async () => {
    await account('escola', schoolId, undefined, { email: 'escola@escola.example' });
    await account('escola', (await school()).id, undefined, { email: 'outra@escola.example' });
    await db().schoolAiSettings.create({ data: { schoolId, contactEmail: 'no address', dailyAnswersMax: 100 } });
    await tell();
    expect((await mails()).map(({ toAddress }) => toAddress)).toEqual(['escola@escola.example']);
  });

  it('is not written of what is not grave', async () => {
    await account('escola', schoolId, undefined, { email: 'escola@escola.example' });
    await tell(mild);
    expect(await mails()).toEqual([]);
  });

  it('is written once of a pupil who goes on, even of two at once, and again after somebody has seen it', async () => {
    await account('escola', schoolId, undefined, { email: 'escola@escola.example' });
    const [one] = await Promise.all([tell(), tell()]);
    await tell();
    expect(await mails()).toHaveLength(1);
    expect(await namesSeenBy(head)).toHaveLength(3);
    // What a facilitator has seen, the school was not told anew: the pause is the school's.
    await seen(one.id, facilitator);
    await tell();
    expect(await mails()).toHaveLength(1);
    for (const { id } of (await careNotices(head.actor, {})).items) await seen(id, head);
    await tell();
    expect(await mails()).toHaveLength(2);
  });

  it('is written again after an hour, of a pupil who never pauses', async () => {
    await account('escola', schoolId, undefined, { email: 'escola@escola.example' });
    const began = Date.parse('2026-11-20T12:00:00Z');
    for (let minutes = 0; minutes <= 120; minutes += 20) {
      setClock(() => new Date(began + minutes * 60_000));
      await tell();
    }
    expect(await mails()).toHaveLength(3);
    expect((await db().careNotice.findMany({ where: { schoolId, mailedAt: { not: null } } })).length).toBe(3);
  });

  it('is missing where there is nobody to write to, and the notice stands', async () => {
    await tell();
    expect(await mails()).toEqual([]);
    expect(await namesSeenBy(head)).toEqual([told.excerpt]);
  });
});

describe('seeing', () => {
  it('marks a notice once for a side: the first who saw it stays', async () => {
    const second = await signedIn('escola', schoolId);
    const { id } = await tell();
    const { status, body } = await seen(id, head);
    expect(status).toBe(200);
    expect((await seen(id, second)).body).toEqual(body);
    const [notice] = (await careNotices(second.actor, {})).items;
    expect(notice).toMatchObject({
      isSeen: true,
      seen: [{ side: 'school', at: body.seenAt, name: head.actor.name }],
    });
    expect(await unseenCare(second.actor, {})).toEqual({ count: 0 });
  });

  it('is each side’s own, and told to the other', async () => {
    const { id } = await tell();
    const { body } = await seen(id, facilitator);
    expect(await unseenCare(facilitator.actor, {})).toEqual({ count: 0 });
    expect(await unseenCare(head.actor, {})).toEqual({ count: 1 });
    const byFacilitator = { side: 'facilitator', at: body.seenAt, name: facilitator.actor.name };
    expect((await careNotices(head.actor, {})).items).toMatchObject([{ isSeen: false, seen: [byFacilitator] }]);
    await seen(id, head);
    expect(await unseenCare(head.actor, {})).toEqual({ count: 0 });
    expect((await careNotices(facilitator.actor, {})).items).toMatchObject([
      { isSeen: true, seen: [{ side: 'school', name: head.actor.name }, byFacilitator] },
    ]);
  });

  it('says that there is no such notice', async () => {
    expect(await seen('0199aaaa-0000-7000-8000-00000000ffff', head)).toMatchObject({ status: 404 });
    expect(await seen('x', head)).toMatchObject({ status: 422 });
  });

  it('shows nothing to the neighbours: another class, another school, who has left, a pupil, support', async () => {
    const { id } = await tell();
    const [neighbour, otherHead, classmate] = await Promise.all([
      signedIn('instrutor', schoolId),
      school().then(({ id: other }) => signedIn('escola', other)),
      signedIn('aluno', schoolId),
    ]);
    await schoolClass(schoolId, { facilitators: [neighbour], pupils: [classmate] });
    for (const stranger of [neighbour, otherHead]) {
      expect(await careNotices(stranger.actor, {})).toMatchObject({ items: [], total: 0 });
      expect(await unseenCare(stranger.actor, {})).toEqual({ count: 0 });
      expect(await seen(id, stranger)).toMatchObject({ status: 404, body: { code: 'MODEL_NOT_FOUND' } });
    }
    for (const stranger of [pupil, classmate, await signedIn('admin'), await signedIn('assessoria', schoolId)]) {
      await expect(careNotices(stranger.actor, {})).rejects.toMatchObject({ code: 'request.not-allowed' });
      expect(await seen(id, stranger)).toMatchObject({ status: 403 });
    }
    await db().enrolment.updateMany({ where: { studentId: pupil.actor.id }, data: { leftAt: new Date() } });
    expect(await namesSeenBy(facilitator)).toEqual([]);
    expect(await namesSeenBy(head)).toEqual([told.excerpt]);
  });

  it('hides what was written from who sees as somebody', async () => {
    await tell();
    const seeing = { id: pupil.actor.id, byId: pupil.actor.id, reason: 'x', until: new Date() };
    await expect(careNotices({ ...head.actor, seeing }, {})).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
  });

  it('shows the newest first, page by page', async () => {
    for (let number = 1; number <= 22; number += 1) await tell({ ...mild, excerpt: `aviso ${number}` });
    expect((await namesSeenBy(head)).slice(0, 2)).toEqual(['aviso 22', 'aviso 21']);
    const second = await careNotices(head.actor, { page: 2 });
    expect(second.items.map(({ excerpt }) => excerpt)).toEqual(['aviso 2', 'aviso 1']);
    expect(second.total).toBe(22);
  });
});
