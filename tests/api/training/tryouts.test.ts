import { describe, expect, it } from 'vitest';
import { POST } from '@/app/api/training/tryouts/route';
import { db } from '@/lib/platform/db/client';
import { tryOutsMax } from '@/lib/training/rules/limits';
import { baseData, storedBase } from '@/tests/support/knowledge/stored-base';
import { send } from '@/tests/support/send';
import { signedIn } from '@/tests/support/world';

type Part = { text: string; marked: boolean };
type Passage = { number: number; score: number; text: Part[]; address: string; cited: boolean };

async function tried(bearer: string, body: object) {
  return send(POST, { method: 'POST', path: '/training/tryouts', bearer, body });
}

describe('POST /training/tryouts', () => {
  it('answers as the product would, shows what it used, and stores nothing', async () => {
    const { bearer, actor } = await signedIn('assessoria');
    const mark = crypto.randomUUID().slice(0, 8).replace(/\d/g, 'q');
    const { id, topics } = await storedBase({
      ...baseData(mark),
      topics: [{ topic: `Guizo ${mark}`, suggestions: [], body: `Um guizo${mark} toca sozinho.` }],
    });
    const question = `O que faz um guizo${mark}?`;
    const { status, body } = await tried(bearer, { question, subject: id, tipo: 'instrutor' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ origin: 'guide' });
    expect(String(body.html)).toContain(`guizo${mark}`);
    const passages = body.passages as Passage[];
    expect(passages.map(({ number }) => number)).toEqual(passages.map((_, index) => index + 1));
    const used = passages.find(({ address }) => address.startsWith(`/knowledgebase/${topics[0]?.id}`));
    expect(used?.cited).toBe(true);
    expect(used?.text).toContainEqual({ text: `guizo${mark}`, marked: true });
    expect(await db().conversation.count({ where: { accountId: actor.id } })).toBe(0);
    expect(await db().assistantUse.count({ where: { accountId: actor.id } })).toBe(0);
  });

  it('refuses whoever asks too often, and nobody else', async () => {
    const [busy, other] = [await signedIn('assessoria'), await signedIn('admin')];
    const body = { question: 'laço', subject: 'curso_MT' };
    for (let count = 0; count < tryOutsMax; count += 1) expect((await tried(busy.bearer, body)).status).toBe(200);
    const refused = await tried(busy.bearer, body);
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.too-many' } });
    expect((await tried(other.bearer, body)).status).toBe(200);
  });

  it('wants a question and a subject', async () => {
    const { bearer } = await signedIn('admin');
    const { status, body } = await tried(bearer, { question: ' ', subject: '' });
    expect(status).toBe(422);
    expect(body.fields).toHaveLength(2);
  });
});
