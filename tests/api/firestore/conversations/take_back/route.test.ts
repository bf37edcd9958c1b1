import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { registry } from '@/lib/assistant/answering/registry';
import { beginAnswer } from '@/lib/assistant/commands/begin-answer';
import { takenBackMax } from '@/lib/assistant/rules/limits';
import { fixedBases } from '@/lib/knowledge-base/rules';
import { db } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';
import { storedImage } from '@/tests/support/assistant/chat-images';
import { panelOf, screenOf } from '@/tests/support/assistant/panel';
import { vendor } from '@/tests/support/assistant/vendor-in-use';
import { somebodyWaits } from '@/tests/support/lock-waits';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let pupil: SignedIn;
beforeAll(async () => {
  pupil = await signedIn('aluno', (await school()).id);
});

const asked = (docId: string) => ({ docId, role: 'user', content: 'E depois?' });

describe('POST /firestore/conversations/take_back', () => {
  it('takes the question away with its answer, for every tab, and leaves all others', async () => {
    const panel = panelOf(pupil, 'resposta');
    const first = await panel.add('Um?');
    await panel.ask(first);
    const second = await panel.add('Dois?');
    await panel.ask(second);
    expect(await panel.takeBack(second)).toMatchObject({ status: 200, body: { count: 2 } });
    expect((await panel.read()).map(({ role, content }) => [role, content])).toEqual([
      ['user', 'Um?'],
      ['assistant', expect.any(String)],
    ]);
    expect(await panel.takeBack(second)).toMatchObject({ status: 200, body: { count: 0 } });
    expect(await panel.ask(second)).toMatchObject({ status: 404 });
  });

  it('adds nothing that arrives later, and anything under another id', async () => {
    const panel = panelOf(pupil, 'depois');
    const id = randomUUID();
    await panel.add('Antes?');
    expect(await panel.takeBack(id)).toMatchObject({ status: 200, body: { count: 0 } });
    expect(await panel.send(asked(id))).toMatchObject({ status: 404 });
    expect(await panel.send(asked(randomUUID()))).toMatchObject({ status: 200 });
    expect((await panel.read()).map(({ content }) => content)).toEqual(['Antes?', 'E depois?']);
  });

  it('remembers so many of them, the newest', async () => {
    const panel = panelOf(pupil, 'muitas');
    await panel.add('Antes?');
    const ids = Array.from({ length: takenBackMax + 1 }, () => randomUUID());
    for (const id of ids) await panel.takeBack(id);
    const { takenBack } = await db().conversation.findFirstOrThrow({ where: { division: 'muitas' } });
    expect(takenBack).toEqual(ids.slice(1).reverse());
  });

  it('stops the answer that is being written, and nothing of it comes back', async () => {
    const panel = panelOf(pupil, 'meio');
    vendor.set({ pace: { firstTokenMs: 0, perTokenMs: 20 } });
    const id = await panel.add('Conte uma história longa.');
    const stream = await panel.askStreamed(id);
    await vi.waitFor(() => expect(screenOf(stream.frames).raw).not.toBe(''));
    await panel.takeBack(id);
    await stream.ended;
    expect(stream.frames.at(-1)).toMatchObject({ event: 'failed', data: { code: 'MODEL_NOT_FOUND' } });
    expect(registry().runs.size).toBe(0);
    expect(await panel.read()).toEqual([]);
  });

  it('leaves no answer alone that takes its place at the same moment, before it or after it', async () => {
    const panel = panelOf(pupil, 'momento');
    const begin = (questionId: string) =>
      beginAnswer(pupil.actor, {
        ...{ id: randomUUID(), questionId, origin: 'guide', sources: [], hint: null, images: 0, care: null },
      });
    const rows = () => db().chatMessage.count({ where: { conversation: { division: 'momento' } } });
    for (const [first, then] of [
      [panel.takeBack, begin],
      [begin, panel.takeBack],
    ] as const) {
      const id = await panel.add('Agora?');
      const { both } = await db().$transaction(async (tx) => {
        await lockRows(tx, 'chat_messages', 'id', id);
        const one = Promise.resolve(first(id));
        await somebodyWaits();
        return { both: Promise.allSettled([one, then(id)]) };
      });
      await both;
      expect(await rows()).toBe(0);
    }
  });

  it('lets its picture go with another question', async () => {
    const panel = panelOf(pupil, 'Sensores', fixedBases.robotics.id);
    const imageUrl = await storedImage(pupil.actor);
    const docId = randomUUID();
    expect(await panel.send({ ...asked(docId), imageUrl })).toMatchObject({ status: 200 });
    await panel.takeBack(docId);
    expect(await panel.send({ ...asked(randomUUID()), imageUrl })).toMatchObject({ status: 200 });
    expect(await panel.read()).toMatchObject([{ imageUrl }]);
  });

  it("takes nobody else's back, and makes no conversation about what is not there", async () => {
    const other = await signedIn('aluno', pupil.actor.schoolId);
    const id = await panelOf(pupil, 'alheia').add('Fica?');
    expect(await panelOf(other, 'alheia').takeBack(id, { user: pupil.actor.login })).toMatchObject({ status: 404 });
    expect(await panelOf(other, 'alheia').takeBack(id)).toMatchObject({ status: 200, body: { count: 0 } });
    expect(await panelOf(pupil, 'alheia').read()).toHaveLength(1);
    expect(await panelOf(pupil, 'nada').takeBack(randomUUID(), { subject: 'curso_nada' })).toMatchObject({
      status: 404,
    });
    expect(await db().conversation.count({ where: { subject: 'curso_nada' } })).toBe(0);
  });
});
