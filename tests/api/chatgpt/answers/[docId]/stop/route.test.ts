import { beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { panelOf, screenOf } from '@/tests/support/assistant/panel';
import { storedTurn } from '@/tests/support/assistant/stored-turn';
import { vendor } from '@/tests/support/assistant/vendor-in-use';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let person: SignedIn;
beforeAll(async () => {
  person = await signedIn('aluno', (await school()).id);
});

describe('POST /chatgpt/answers/{docId}/stop', () => {
  it('keeps what is written, tells it to who listens, and hangs up on the vendor', async () => {
    const panel = panelOf(person, 'chega');
    vendor.set({ answer: () => 'Era uma vez um robô. '.repeat(60), pace: { firstTokenMs: 0, perTokenMs: 15 } });
    await panel.add('Conte uma história.');
    const stream = await panel.askStreamed();
    await vi.waitFor(() => expect(screenOf(stream.frames).raw.length).toBeGreaterThan(10));
    const { docId, raw } = screenOf(stream.frames);
    const { status, body } = await panel.stop(docId);
    expect(status).toBe(200);
    expect(String(body.content).startsWith(raw)).toBe(true);
    await stream.ended;
    expect(stream.frames.at(-1)).toMatchObject({ event: 'done', data: { state: 'stopped', content: body.content } });
    await vi.waitFor(() => expect(vendor.requests[0]?.hungUp).toBe(true));
    const stopped = { state: 'stopped', content: body.content };
    expect((await panel.read())[1]).toMatchObject(stopped);
    // Stopping again, and asking again, change nothing.
    expect(await panel.stop(docId)).toMatchObject({ body: { content: body.content } });
    expect((await panel.ask()).headers.get('x-doc-id')).toBe(docId);
    expect((await panel.read())[1]).toMatchObject(stopped);
  });

  it('leaves what is done as it is, and stops what another instance writes', async () => {
    const panel = panelOf(person, 'ambas');
    await panel.add('Um?');
    const done = await storedTurn(person, { division: 'ambas', turn: 1, content: 'Sim.' });
    await panel.add('Dois?');
    const other = await storedTurn(person, {
      division: 'ambas',
      turn: 2,
      content: 'Tal',
      state: 'writing',
      updatedAt: new Date(),
    });
    expect(await panel.stop(done.id)).toMatchObject({ body: { docId: done.id, content: 'Sim.' } });
    expect(await panel.stop(other.id)).toMatchObject({ body: { content: 'Tal' } });
    expect((await panel.read()).flatMap(({ state }) => state ?? [])).toEqual(['done', 'stopped']);
  });

  it('keeps every word that was heard of an answer that another instance was asked to stop', async () => {
    const panel = panelOf(person, 'alhures');
    vendor.set({ pace: { firstTokenMs: 0, perTokenMs: 40 } });
    await panel.add('Conte uma história longa.');
    const stream = await panel.askStreamed();
    await vi.waitFor(() => expect(screenOf(stream.frames).raw.length).toBeGreaterThan(10));
    const { docId, raw } = screenOf(stream.frames);
    const shorter = { state: 'stopped' as const, content: raw.slice(0, 5) };
    await db().chatMessage.update({ where: { id: docId }, data: shorter });
    await stream.ended;
    const [, answer] = await panel.read();
    expect(answer).toMatchObject({ state: 'stopped', content: expect.stringMatching(/^Sobre /) });
    expect(answer?.content.startsWith(raw)).toBe(true);
    expect(stream.frames.at(-1)).toMatchObject({ event: 'done', data: { state: 'stopped', content: answer?.content } });
  });
});
