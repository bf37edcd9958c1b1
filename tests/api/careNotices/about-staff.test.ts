import { beforeEach, describe, expect, it } from 'vitest';
import { GET as WEEK } from '@/app/api/assistant/classes/[classId]/week/route';
import { POST as SEEN } from '@/app/api/careNotices/[id]/seen/route';
import { careNotices, unseenCare } from '@/lib/care/queries/care-notices';
import { readConversations } from '@/lib/class-reading/commands/read-conversations';
import { classPupils } from '@/lib/class-reading/queries/class-pupils';
import { db } from '@/lib/platform/db/client';
import { panelOf } from '@/tests/support/assistant/panel';
import { send } from '@/tests/support/send';
import { account, type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

let schoolId: string;
let pupil: SignedIn;
let marta: SignedIn;
let jorge: SignedIn;
let head: SignedIn;
let classId: string;

beforeEach(async () => {
  ({ id: schoolId } = await school());
  [pupil, marta, jorge, head] = await Promise.all([
    signedIn('aluno', schoolId),
    signedIn('instrutor', schoolId),
    signedIn('instrutor', schoolId),
    signedIn('escola', schoolId),
  ]);
  await named(marta, 'Marta Ribeiro');
  await named(jorge, 'Jorge Lemos');
  await named(head, 'Secretaria da escola');
  ({ id: classId } = await schoolClass(schoolId, { facilitators: [marta, jorge], pupils: [pupil] }));
  await db().enrolment.updateMany({ where: { classId }, data: { enrolledAt: new Date(Date.now() - 3_600_000) } });
});

const named = (who: SignedIn, name: string) => db().account.update({ where: { id: who.actor.id }, data: { name } });
const mailable = (who: SignedIn, email: string) =>
  db().account.update({ where: { id: who.actor.id }, data: { email } });
async function wrote(...questions: string[]): Promise<void> {
  const panel = panelOf(pupil);
  for (const question of questions) await panel.ask(await panel.add(question));
}
const told = async ({ actor }: SignedIn) => (await careNotices(actor, {})).items.map(({ excerpt }) => excerpt);
const read = async ({ actor }: SignedIn) =>
  (await readConversations(actor, { classId, studentId: pupil.actor.id })).items.map(({ question }) => question);
const mailsTo = async () =>
  (
    await db().mail.findMany({
      where: { template: 'care.notice', secrets: { path: ['login'], equals: pupil.actor.login } },
    })
  ).map(({ toAddress }) => toAddress);

describe('a notice about somebody who teaches', () => {
  it.each([
    'minha professora Marta me bate',
    'a Martaa me ameaçou de morte',
    'meu professor me bateu',
    'minha professora de robótica me ameaçou de morte',
    'my teacher hits me',
  ])('is read by the school alone, nor found in any reading: %s', async (question) => {
    await wrote('O que é um sensor?', question);
    for (const facilitator of [marta, jorge]) {
      expect(await told(facilitator)).toEqual([]);
      expect(await unseenCare(facilitator.actor, {})).toEqual({ count: 0 });
      expect(await read(facilitator)).toEqual([]);
      const { items } = await classPupils(facilitator.actor, { classId });
      expect(items).toMatchObject([{ lastAt: null }]);
      const week = await send(WEEK, {
        path: `/assistant/classes/${classId}/week`,
        params: { classId },
        bearer: facilitator.bearer,
      });
      expect(week.body).toMatchObject({ item: { questions: 0, askers: 0 } });
      const [notice] = (await careNotices(head.actor, {})).items;
      const id = String(notice?.id);
      const seen = await send(SEEN, {
        method: 'POST',
        path: `/careNotices/${id}/seen`,
        params: { id },
        body: {},
        bearer: facilitator.bearer,
      });
      expect(seen).toMatchObject({ status: 404, body: { code: 'MODEL_NOT_FOUND' } });
    }
    expect(await told(head)).toEqual([question]);
    expect(await unseenCare(head.actor, {})).toEqual({ count: 1 });
  });

  it('is found by what was said before it, and stays so for what follows', async () => {
    await wrote('a prof Marta é muito brava', 'ela me ameaçou de morte', 'ontem me ameaçou de morte de novo');
    expect(await told(marta)).toEqual([]);
    expect(await told(head)).not.toEqual([]);
    expect(await read(marta)).toEqual([]);
  });

  it('hides what the pupil wrote elsewhere on that day, and nothing of a classmate', async () => {
    const classmate = await signedIn('aluno', schoolId);
    await db().enrolment.create({
      data: { classId, studentId: classmate.actor.id, schoolId, enrolledAt: new Date(Date.now() - 3_600_000) },
    });
    const elsewhere = panelOf(pupil, '', 'curso_MK');
    await elsewhere.ask(await elsewhere.add('não gosto da aula dela'));
    await wrote('meu professor me bateu');
    const other = panelOf(classmate);
    await other.ask(await other.add('O que é um laço?'));
    expect(await read(marta)).toEqual([]);
    const { items } = await readConversations(marta.actor, { classId, studentId: classmate.actor.id });
    expect(items).toHaveLength(1);
  });

  it('is shown to nobody before it was answered', async () => {
    await panelOf(pupil).add('minha professora Marta me bate');
    expect(await read(marta)).toEqual([]);
  });

  it('takes what was told before it, without a name, from them as well', async () => {
    await wrote('fui agredida', 'meu pai me bate');
    expect(await told(marta)).toHaveLength(2);
    await wrote('minha professora Marta me bate');
    for (const facilitator of [marta, jorge]) {
      expect(await told(facilitator)).toEqual(['meu pai me bate']);
      expect(await unseenCare(facilitator.actor, {})).toEqual({ count: 1 });
    }
    expect(await told(head)).toHaveLength(3);
  });

  it('is one as well where the name comes after the care answer, with no other word of danger', async () => {
    await wrote('fui agredida', 'foi a professora Marta');
    expect(await told(marta)).toEqual([]);
    expect(await read(marta)).toEqual([]);
    expect(await told(head)).toEqual(['foi a professora Marta', 'fui agredida']);
  });

  it('passes over the login of the school that bears the name', async () => {
    await named(head, 'Marta Ribeiro');
    const colleague = await signedIn('escola', schoolId);
    await named(colleague, 'Secretaria da escola');
    await wrote('minha professora Marta me bate');
    expect(await told(head)).toEqual([]);
    expect(await told(colleague)).toHaveLength(1);
  });

  it('is mailed to no address of theirs, though the school named it', async () => {
    await mailable(marta, 'marta@escola.example');
    await mailable(head, 'secretaria@escola.example');
    await db().schoolAiSettings.create({
      data: { schoolId, contactName: 'Marta', contactEmail: 'marta@escola.example', dailyAnswersMax: 100 },
    });
    await wrote('minha professora Marta me bate');
    expect(await mailsTo()).toEqual(['secretaria@escola.example']);
  });

  it('is mailed though one of theirs was mailed of something else a moment ago', async () => {
    await mailable(marta, 'marta@escola.example');
    await mailable(head, 'secretaria@escola.example');
    await db().schoolAiSettings.create({
      data: { schoolId, contactName: 'Marta', contactEmail: 'marta@escola.example', dailyAnswersMax: 100 },
    });
    await wrote('quero me matar');
    expect(await mailsTo()).toEqual(['marta@escola.example']);
    await wrote('minha professora Marta me bate');
    expect((await mailsTo()).toSorted()).toEqual(['marta@escola.example', 'secretaria@escola.example']);
  });
});

describe('a notice about who leads the school', () => {
  it('passes over each login of the school where no name is said, and is mailed to who teaches', async () => {
    await mailable(head, 'direcao@escola.example');
    await mailable(jorge, 'jorge@escola.example');
    await wrote('a diretora fez isso: fui agredida');
    expect(await told(head)).toEqual([]);
    expect(await unseenCare(head.actor, {})).toEqual({ count: 0 });
    expect(await told(marta)).toHaveLength(1);
    expect(await mailsTo()).toEqual(['jorge@escola.example']);
  });

  it('passes over the one who is named, and nobody else', async () => {
    await named(head, 'Ana Souza');
    const colleague = await account('escola', schoolId);
    await wrote('fui agredida pela diretora Ana');
    expect(await told(head)).toEqual([]);
    expect(await told(marta)).toHaveLength(1);
    const { passedOver } = await db().careNotice.findFirstOrThrow({ where: { schoolId } });
    expect(passedOver).toEqual([head.actor.id]);
    expect(passedOver).not.toContain(colleague.id);
  });

  it('counts nobody who teaches as a reader who left, or whose login has ended', async () => {
    await mailable(jorge, 'jorge@escola.example');
    await db().account.update({ where: { id: marta.actor.id }, data: { active: false } });
    await db().schoolLink.deleteMany({ where: { accountId: jorge.actor.id } });
    await wrote('a diretora fez isso: fui agredida');
    expect(await told(head)).toHaveLength(1);
    expect(await mailsTo()).toEqual([]);
  });

  it('is read by the school where nobody else would', async () => {
    await wrote('a diretora e a professora: fui agredida');
    expect(await told(head)).toHaveLength(1);
    expect(await told(marta)).toEqual([]);
  });
});

describe('any other notice', () => {
  it('is for the school and for everybody who teaches the pupil', async () => {
    await wrote('O que é um laço?', 'meu pai me bate');
    for (const who of [marta, jorge, head]) expect(await told(who)).toEqual(['meu pai me bate']);
    expect(await read(marta)).toEqual(['O que é um laço?', 'meu pai me bate']);
  });
});

describe('a notice of a pupil whose class is over', () => {
  const cry = 'quero me matar';

  it('is read by who taught there as long as no other class goes on, and then by who teaches now', async () => {
    await db().schoolClass.update({ where: { id: classId }, data: { status: 'done', endedAt: new Date() } });
    await wrote(cry);
    expect(await told(marta)).toEqual([cry]);
    await schoolClass(schoolId, { facilitators: [jorge], pupils: [pupil] });
    expect(await told(marta)).toEqual([]);
    expect(await unseenCare(marta.actor, {})).toEqual({ count: 0 });
    expect(await told(jorge)).toEqual([cry]);
    expect(await told(head)).toEqual([cry]);
  });
});
