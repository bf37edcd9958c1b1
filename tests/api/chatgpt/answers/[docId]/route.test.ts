import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { closeAnswers } from '@/lib/assistant/answering/close-answers';
import { registry } from '@/lib/assistant/answering/registry';
import { failedAnswer } from '@/lib/assistant/rules/limits';
import { db } from '@/lib/platform/db/client';
import { type Panel, panelOf, screenOf } from '@/tests/support/assistant/panel';
import { storedTurn } from '@/tests/support/assistant/stored-turn';
import { vendor } from '@/tests/support/assistant/vendor-in-use';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

const text = Array.from({ length: 12 }, (_, index) => `Parte ${index} de uma resposta.`).join('\n\n');

let person: SignedIn;
beforeAll(async () => {
  person = await signedIn('aluno', (await school()).id);
});

/** Blocks as the whole draws them, and the raw text behind: nothing is missing, nothing is there twice. */
function standsWhole({ blocks, raw }: ReturnType<typeof screenOf>): void {
  const drawn = blocks.map((html, index) => expect(html).toBe(`<p>Parte ${index} de uma resposta.</p>\n`));
  const rest = text.split('\n\n').slice(drawn.length).join('\n\n');
  expect(rest.startsWith(raw.trimStart())).toBe(true);
}

async function begun(panel: Panel, question = 'Conte.', perTokenMs = 8) {
  vendor.set({ answer: () => text, pace: { firstTokenMs: 0, perTokenMs } });
  await panel.add(question);
  const first = await panel.askStreamed();
  await vi.waitFor(() => expect(screenOf(first.frames).blocks.length).toBeGreaterThan(0));
  return { first, docId: screenOf(first.frames).docId };
}

describe('GET /chatgpt/answers/{docId}', () => {
  it('picks a stream up in the middle, without a lost or a doubled character', async () => {
    const panel = panelOf(person, 'meio');
    const { first, docId } = await begun(panel);
    first.hangUp();
    const later = await panel.follow(docId);
    await vi.waitFor(() => expect(later.frames.length).toBeGreaterThan(2));
    standsWhole(screenOf(later.frames.slice(0, 3)));
    await later.ended;
    for (const upTo of later.frames.keys()) standsWhole(screenOf(later.frames.slice(0, upTo)));
    expect(screenOf(later.frames).end?.data).toMatchObject({ content: text, state: 'done' });
    expect(await panel.followed(docId)).toMatchObject({ status: 200 });
  });

  it('follows what another instance writes, by its row', async () => {
    const panel = panelOf(person, 'outra');
    await panel.add('Conte.');
    const row = await storedTurn(person, {
      division: 'outra',
      turn: 1,
      content: text.slice(0, 40),
      state: 'writing',
      updatedAt: new Date(),
    });
    const stream = await panel.follow(row.id);
    const write = (data: object) => db().chatMessage.update({ where: { id: row.id }, data });
    await write({ content: text.slice(0, 200) });
    await vi.waitFor(() => expect(screenOf(stream.frames).blocks.length).toBeGreaterThan(3));
    await write({ content: text, state: 'done' });
    await stream.ended;
    for (const upTo of stream.frames.keys()) standsWhole(screenOf(stream.frames.slice(0, upTo)));
    expect(screenOf(stream.frames).end?.data).toMatchObject({ content: text, state: 'done' });
    expect(registry().followed.size).toBe(0);
  });

  it('tells that it failed when the other instance is gone, or the conversation was cleared', async () => {
    const panel = panelOf(person, 'sumiu');
    await panel.add('Conte.');
    const row = await storedTurn(person, {
      division: 'sumiu',
      turn: 1,
      content: '',
      state: 'writing',
      updatedAt: new Date(),
    });
    const stream = await panel.follow(row.id);
    await db().chatMessage.update({ where: { id: row.id }, data: { updatedAt: new Date(Date.now() - 100_000) } });
    await stream.ended;
    expect(stream.frames.at(-1)).toEqual({ event: 'failed', data: { docId: row.id, code: 'ai.cut' } });
    await db().chatMessage.update({ where: { id: row.id }, data: { updatedAt: new Date() } });
    const again = await panel.follow(row.id);
    await panel.clear();
    await again.ended;
    expect(again.frames.at(-1)).toEqual({ event: 'failed', data: { docId: row.id, code: 'MODEL_NOT_FOUND' } });
  });

  it('stores what it has while it is written, and fails what is not written when the server ends', async () => {
    const panel = panelOf(person, 'fim');
    const { first, docId } = await begun(panel, 'Conte.', 40);
    const row = () => db().chatMessage.findUniqueOrThrow({ where: { id: docId } });
    await vi.waitFor(async () => expect((await row()).content).not.toBe(''), { timeout: 3000 });
    await closeAnswers(0);
    await first.ended;
    expect(first.frames.at(-1)).toEqual({ event: 'failed', data: { docId, code: 'ai.cut' } });
    expect(await row()).toMatchObject({ state: 'failed', content: expect.stringContaining('Parte 0') });
    expect((await panel.read())[1]).toMatchObject({ content: failedAnswer });
    expect(registry().runs.size).toBe(0);
  });

  it('is not there for a neighbour, nor is what never was', async () => {
    const panel = panelOf(person, 'meu');
    const { first, docId } = await begun(panel);
    const neighbour = panelOf(await signedIn('aluno', person.actor.schoolId));
    for (const id of [docId, randomUUID()]) {
      expect(await neighbour.followed(id)).toMatchObject({ status: 404, body: { code: 'MODEL_NOT_FOUND' } });
      expect(await neighbour.stop(id)).toMatchObject({ status: 404, body: { code: 'MODEL_NOT_FOUND' } });
    }
    expect(screenOf(first.frames).end).toBeUndefined();
    const [question] = await panel.read();
    expect(await panel.followed(String(question?.docId))).toMatchObject({ status: 404 });
    await panel.stop(docId);
  });
});
