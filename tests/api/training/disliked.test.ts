import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as REVIEW } from '@/app/api/training/disliked/[id]/review/route';
import { POST as TEACH } from '@/app/api/training/disliked/[id]/teach/route';
import { GET } from '@/app/api/training/disliked/route';
import { db } from '@/lib/platform/db/client';
import { storedBase } from '@/tests/support/knowledge/stored-base';
import { send } from '@/tests/support/send';
import { dislikedAnswer } from '@/tests/support/training/disliked-answer';
import { type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

let advisor: SignedIn;
beforeAll(async () => {
  advisor = await signedIn('assessoria');
});

type Item = { id: string; question: string; answer: string; observation: string; sources: object[] };

async function list(state: 'open' | 'reviewed' = 'open'): Promise<Item[]> {
  const { status, body } = await send(GET, { path: `/training/disliked?state=${state}`, bearer: advisor.bearer });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.items as Item[];
}

const ids = (items: readonly Item[]) => items.map(({ id }) => id);
const change = (handler: typeof REVIEW, id: string, verb: string, body: object) =>
  send(handler, {
    method: 'POST',
    path: `/training/disliked/${id}/${verb}`,
    params: { id },
    bearer: advisor.bearer,
    body,
  });
const review = (id: string, reviewed: boolean) => change(REVIEW, id, 'review', { reviewed });

async function pupil() {
  const { id, name } = await school('Escola Municipal Juriti');
  const one = await signedIn('aluno', id);
  await db().account.update({ where: { id: one.actor.id }, data: { name: 'Marisol Quintela Buarque' } });
  const { name: className } = await schoolClass(id, { pupils: [one] });
  const guardian = await db().guardian.create({
    data: { schoolId: id, name: 'Zuleide Quintela', email: 'z@demo.example', relationship: 'mother' },
  });
  await db().studentGuardian.create({
    data: { schoolId: id, studentId: one.actor.id, guardianId: guardian.id, position: 1 },
  });
  return { one, className, schoolName: name };
}

describe('GET /training/disliked', () => {
  it('tells question, answer and observation, and nothing by which anybody could be known', async () => {
    const { one, className, schoolName } = await pupil();
    const said = `Sou Marisol, login ${one.actor.login}, da ${className} da ${schoolName}, filha da zuleide. MARISOL!`;
    const id = await dislikedAnswer(one, {
      question: `${said} O que é laço?`,
      answer: `Olá Marisol!`,
      observation: said,
    });
    const item = (await list()).find((each) => each.id === id);
    expect(item?.question).toContain('O que é laço?');
    expect(item?.sources).toEqual([{ title: 'Laços', heading: '', address: '/knowledgebase/lacos' }]);
    const text = JSON.stringify(item);
    for (const known of ['marisol', 'quintela', 'zuleide', 'juriti', className, one.actor.login, one.actor.id]) {
      expect(text.toLowerCase()).not.toContain(known.toLowerCase());
    }
  });

  it('names nobody of the classes of whoever asked, nor of the school that its own login asks for', async () => {
    const { id: schoolId } = await school();
    const [one, mate, left, head] = [
      await signedIn('aluno', schoolId),
      await signedIn('aluno', schoolId),
      await signedIn('instrutor', schoolId),
      await signedIn('escola', schoolId),
    ];
    const named = (who: SignedIn, name: string) => db().account.update({ where: { id: who.actor.id }, data: { name } });
    await named(mate, 'Mariana Alves');
    await named(left, 'Otávio Brandt');
    await schoolClass(schoolId, { pupils: [one, mate], facilitators: [left] });
    for (const who of [one, head]) {
      const question = 'A mariana e o OTÁVIO Brandt riram. O que é laço?';
      const id = await dislikedAnswer(who, {
        question,
        answer: 'Pergunte à Mariana.',
        observation: 'a mariana alves riu',
      });
      expect((await list()).find((each) => each.id === id)).toMatchObject({
        question: 'A [nome] e o [nome] riram. O que é laço?',
        answer: 'Pergunte à [nome].',
        observation: 'a [nome] riu',
      });
    }
  });

  it('names nobody who teaches another class and gave a verified answer', async () => {
    const content = '**Íris Campos respondeu a esta pergunta em aula:**\n\nUm laço repete.\n\nFonte: Laços [1].';
    const id = await dislikedAnswer((await pupil()).one, { origin: 'verified', answer: content });
    const item = (await list()).find((each) => each.id === id);
    expect(item?.answer).toBe('Um laço repete.\n\nFonte: Laços [1].');
  });

  it('shows nobody what a pupil in need wrote, and lets nobody deal with it here', async () => {
    const id = await dislikedAnswer(await signedIn('aluno', (await school()).id), { origin: 'care' });
    expect(ids(await list())).not.toContain(id);
    expect((await review(id, true)).status).toBe(404);
  });

  it('puts the newest first, and only what was disliked', async () => {
    const one = await signedIn('instrutor', (await school()).id);
    const [first, second] = [await dislikedAnswer(one), await dislikedAnswer(one)];
    const liked = await dislikedAnswer(one);
    await db().chatMessage.update({ where: { id: liked }, data: { liking: 'liked' } });
    expect(ids(await list()).filter((id) => [first, second, liked].includes(id))).toEqual([second, first]);
  });
});

describe('POST /training/disliked/{id}/review', () => {
  it('takes the answer from the list, and gives it back when that is undone', async () => {
    const id = await dislikedAnswer(await signedIn('instrutor', (await school()).id));
    expect((await review(id, true)).body.reviewedAt).not.toBeNull();
    expect(ids(await list())).not.toContain(id);
    expect(ids(await list('reviewed'))).toContain(id);
    expect((await review(id, false)).body).toEqual({ id, reviewedAt: null });
    expect(ids(await list())).toContain(id);
  });

  it('knows no other message', async () => {
    const id = await dislikedAnswer(await signedIn('instrutor', (await school()).id));
    await db().chatMessage.update({ where: { id }, data: { liking: null } });
    expect((await review(id, true)).body.code).toBe('MODEL_NOT_FOUND');
    expect((await review(randomUUID(), true)).body.code).toBe('MODEL_NOT_FOUND');
  });
});

describe('POST /training/disliked/{id}/teach', () => {
  it('adds the question to the ways of asking for the section, once, beside those that it has', async () => {
    const one = await signedIn('instrutor', (await school()).id);
    const { topics } = await storedBase();
    const sourceId = topics[0]?.id ?? '';
    const passage = await db().passage.findFirstOrThrow({ where: { sourceId, heading: { not: '' } } });
    const section = passage.address.split('#')[1] ?? '';
    await db().askedWay.create({ data: { source: 'topic', sourceId, section, words: 'sem parar' } });
    const teach = async (words: string) =>
      change(TEACH, await dislikedAnswer(one), 'teach', { address: passage.address, words });
    const { status, body } = await teach('como repito sem fim?');
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ title: passage.title, heading: passage.heading });
    expect((await teach('Como repito sem fim')).status).toBe(200);
    const ways = await db().askedWay.findMany({ where: { sourceId, section }, orderBy: { words: 'asc' } });
    expect(ways.map(({ words }) => words)).toEqual(['como repito sem fim?', 'sem parar']);
    expect(ids(await list())).not.toContain(body.id);
  });

  it('refuses a section that is not there', async () => {
    const id = await dislikedAnswer(await signedIn('instrutor', (await school()).id));
    expect((await change(TEACH, id, 'teach', { address: '/knowledgebase/nada', words: 'x' })).status).toBe(404);
    expect((await change(TEACH, id, 'teach', { address: '/knowledgebase/nada', words: ' ' })).status).toBe(422);
  });

  it('refuses words with a mark of who asked, and an answer that is dealt with', async () => {
    const one = await signedIn('instrutor', (await school()).id);
    const { topics } = await storedBase();
    const { address } = await db().passage.findFirstOrThrow({ where: { sourceId: topics[0]?.id ?? '' } });
    const id = await dislikedAnswer(one);
    const marked = await change(TEACH, id, 'teach', { address, words: 'sou [nome], como repito?' });
    expect(marked.status).toBe(422);
    expect(marked.body.fields).toEqual([{ path: 'words', code: 'personal-mark' }]);
    const reviewed = await dislikedAnswer(one, { reviewedAt: new Date() });
    const { status, body } = await change(TEACH, reviewed, 'teach', { address, words: 'como repito?' });
    expect([status, body.code]).toEqual([409, 'disliked.already-reviewed']);
    expect(await db().askedWay.count({ where: { sourceId: topics[0]?.id ?? '' } })).toBe(0);
  });
});
