import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as READ } from '@/app/api/training/disliked/[id]/route';
import { POST as WRITE } from '@/app/api/training/disliked/[id]/write/route';
import { POST as TRY } from '@/app/api/training/tryouts/route';
import { db } from '@/lib/platform/db/client';
import { storedBase } from '@/tests/support/knowledge/stored-base';
import { send } from '@/tests/support/send';
import { dislikedAnswer } from '@/tests/support/training/disliked-answer';
import { writing } from '@/tests/support/training/writing';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let advisor: SignedIn;
let facilitator: SignedIn;
beforeAll(async () => {
  advisor = await signedIn('assessoria');
  facilitator = await signedIn('instrutor', (await school()).id);
});

const read = (id: string, { bearer }: SignedIn = advisor) =>
  send(READ, { path: `/training/disliked/${id}`, params: { id }, bearer });
const write = (id: string, body: object, { bearer }: SignedIn = advisor) =>
  send(WRITE, { method: 'POST', path: `/training/disliked/${id}/write`, params: { id }, bearer, body });
const reviewedAt = async (id: string) => (await db().chatMessage.findUniqueOrThrow({ where: { id } })).reviewedAt;

describe('GET /training/disliked/{id}', () => {
  it('drafts a section of the question and the answer, without who asked and what it cited', async () => {
    await db().account.update({ where: { id: facilitator.actor.id }, data: { name: 'Marisol Quintela' } });
    const question = 'Sou a Marisol. O que é laço?';
    const id = await dislikedAnswer(facilitator, { question, answer: 'Olá Marisol! Um laço repete [1].' });
    const { status, body } = await read(id);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ origin: 'guide', draft: '## O que é laço?\n\nOlá [nome]! Um laço repete.' });
    expect(body).toMatchObject({ observation: 'Não entendi.', writtenIn: null });
    expect(JSON.stringify(body)).not.toContain('Marisol');
  });

  it('tells nobody what a pupil in need wrote, and knows no answer that was not disliked', async () => {
    const pupil = await signedIn('aluno', (await school()).id);
    expect((await read(await dislikedAnswer(pupil, { origin: 'care' }))).status).toBe(404);
    const liked = await dislikedAnswer(facilitator);
    await db().chatMessage.update({ where: { id: liked }, data: { liking: 'liked' } });
    expect((await read(liked)).status).toBe(404);
  });
});

describe('POST /training/disliked/{id}/write', () => {
  it('saves the base with a new topic, which the assistant then cites, and deals with the answer', async () => {
    const mark = randomUUID().slice(0, 8).replace(/\d/g, 'q');
    const id = await dislikedAnswer(facilitator);
    const [base, topicId] = [await storedBase(), randomUUID()];
    const said = `## O que faz um guizo${mark}?\n\nUm guizo${mark} toca sozinho.`;
    const { status, body } = await write(id, writing(base, topicId, said));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ id: base.id, revision: base.revision + 1 });
    expect((await read(id)).body.writtenIn).toEqual({
      title: `Novo ${topicId}`,
      address: `/knowledgebase/${topicId}`,
    });
    const tried = await send(TRY, {
      method: 'POST',
      path: '/training/tryouts',
      bearer: advisor.bearer,
      body: { question: `o que faz um guizo${mark}?`, subject: base.id, tipo: 'instrutor' },
    });
    const passages = tried.body.passages as { address: string; cited: boolean }[];
    const found = passages.find(({ address }) => address.startsWith(`/knowledgebase/${topicId}#`));
    expect(found, JSON.stringify(passages)).toMatchObject({ cited: true });
  });

  it('adds to a topic that is there, whose other words stay', async () => {
    const id = await dislikedAnswer(facilitator);
    const base = await storedBase();
    const [first, second] = base.topics;
    const { body } = await write(id, writing(base, second?.id ?? '', `${second?.body}\n\n## Mais\n\nE ordena.`));
    expect((body.topicos as object[])[0]).toMatchObject({ id: first?.id, body: first?.body });
    const passages = await db().passage.findMany({
      where: { sourceId: second?.id ?? '' },
      orderBy: { position: 'asc' },
    });
    expect(passages.map(({ text }) => text)).toEqual(['Uma lista guarda valores.', 'E ordena.']);
    expect(await reviewedAt(id)).not.toBeNull();
  });

  it('refuses a topic that says nothing new, and leaves the answer in the list', async () => {
    const id = await dislikedAnswer(facilitator);
    const base = await storedBase();
    const [topic] = base.topics;
    for (const body of [
      writing(base, topic?.id ?? '', topic?.body ?? ''),
      writing(base, randomUUID(), ' '),
      { ...writing(base, topic?.id ?? '', 'Outro.'), topicId: randomUUID() },
    ]) {
      expect((await write(id, body)).body.code).toBe('disliked.nothing-written');
    }
    expect(await reviewedAt(id)).toBeNull();
  });

  it('publishes no mark of what was taken out, but leaves one alone that the topic had', async () => {
    const id = await dislikedAnswer(facilitator);
    const base = await storedBase();
    const topicId = base.topics[0]?.id ?? '';
    const { status, body } = await write(id, writing(base, topicId, 'Olá [nome]!'));
    expect(status).toBe(422);
    expect(body.fields).toEqual([{ path: 'topicos.0.body', code: 'personal-mark' }]);
    await db().knowledgeTopic.update({ where: { id: topicId }, data: { body: 'Comece com Olá [nome]!' } });
    expect((await write(id, writing(base, topicId, 'Comece com Olá [nome]! E termine.'))).status).toBe(200);
  });

  it('is done once: the second of two tabs is refused, and changes nothing', async () => {
    const id = await dislikedAnswer(facilitator);
    const base = await storedBase();
    const answers = await Promise.all([
      write(id, writing(base, randomUUID(), 'De uma aba.')),
      write(id, writing(base, randomUUID(), 'Da outra aba.')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('disliked.already-reviewed');
    expect(await db().knowledgeTopic.count({ where: { baseId: base.id } })).toBe(3);
    const saved = { ...base, revision: base.revision + 1 };
    const late = writing(saved, base.topics[0]?.id ?? '', 'Mais tarde.');
    expect((await write(id, late)).body.code).toBe('disliked.already-reviewed');
    await db().chatMessage.update({ where: { id }, data: { reviewedAt: null } });
    expect((await write(id, late)).status).toBe(200);
  });

  it('refuses what is stale, and then neither half is saved', async () => {
    const id = await dislikedAnswer(facilitator);
    const base = await storedBase();
    const body = writing({ ...base, revision: base.revision - 1 }, randomUUID(), 'Novo.');
    expect((await write(id, body)).body.code).toBe('request.changed-meanwhile');
    expect(await reviewedAt(id)).toBeNull();
    expect(await db().knowledgeTopic.count({ where: { baseId: base.id } })).toBe(2);
  });

  it('takes no topic of another base for its own', async () => {
    const id = await dislikedAnswer(facilitator);
    const [base, other] = [await storedBase(), await storedBase()];
    const body = writing(base, other.topics[0]?.id ?? '', 'Novo.');
    expect((await write(id, body)).body.code).toBe('disliked.nothing-written');
    expect(await reviewedAt(id)).toBeNull();
  });

  it('deals with what a pupil in need wrote for nobody', async () => {
    const care = await dislikedAnswer(await signedIn('aluno', (await school()).id), { origin: 'care' });
    const base = await storedBase();
    expect((await write(care, writing(base, randomUUID(), 'Novo.'))).status).toBe(404);
    expect(await db().knowledgeTopic.count({ where: { baseId: base.id } })).toBe(2);
  });

  it('shows no link once the topic is gone or the answer is back in the list', async () => {
    const id = await dislikedAnswer(facilitator);
    const [base, topicId] = [await storedBase(), randomUUID()];
    await write(id, writing(base, topicId, 'Novo.'));
    await db().chatMessage.update({ where: { id }, data: { reviewedAt: null } });
    expect((await read(id)).body.writtenIn).toBeNull();
    await db().chatMessage.update({ where: { id }, data: { reviewedAt: new Date() } });
    await db().knowledgeTopic.delete({ where: { id: topicId } });
    expect((await read(id)).body.writtenIn).toBeNull();
  });
});
