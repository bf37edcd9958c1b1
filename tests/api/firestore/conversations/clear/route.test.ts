import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { POST as ADD } from '@/app/api/firestore/conversations/add_message/route';
import { registry } from '@/lib/assistant/answering/registry';
import { db } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';
import { panelOf, screenOf } from '@/tests/support/assistant/panel';
import { vendor } from '@/tests/support/assistant/vendor-in-use';
import { somebodyWaits } from '@/tests/support/lock-waits';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let pupil: SignedIn;
beforeAll(async () => {
  pupil = await signedIn('aluno', (await school()).id);
});

describe('POST /firestore/conversations/clear', () => {
  it('takes everything away, once', async () => {
    const panel = panelOf(pupil, 'tudo');
    await panel.add('Um?');
    await panel.add('Dois?');
    expect(await panel.clear()).toMatchObject({ status: 200, body: { count: 2 } });
    expect(await panel.clear()).toMatchObject({ status: 200, body: { count: 0 } });
    expect(await panel.read()).toEqual([]);
  });

  it('leaves no copy in what was answered when it was sent, and a late request brings nothing back', async () => {
    const panel = panelOf(pupil, 'cópia');
    await panel.add('Antes?');
    const id = randomUUID();
    const sent = () =>
      send(ADD, {
        method: 'POST',
        path: '/firestore/conversations/add_message',
        body: { ...panel.key, message: { docId: id, role: 'user', content: 'Só minha?' } },
        headers: { 'idempotency-key': id },
        bearer: pupil.bearer,
      });
    expect((await sent()).status).toBe(200);
    expect((await sent()).status).toBe(200);
    await panel.clear();
    const kept = await db().idempotencyRecord.findMany({ where: { accountId: pupil.actor.id } });
    expect(JSON.stringify(kept)).not.toContain('Só minha?');
    expect((await sent()).body.code).toBe('request.key-reused');
    expect(await panel.read()).toEqual([]);
  });

  it('stops the answer that is being written, and nothing of it comes back', async () => {
    const panel = panelOf(pupil, 'meio');
    vendor.set({ pace: { firstTokenMs: 0, perTokenMs: 20 } });
    await panel.add('Conte uma história longa.');
    const stream = await panel.askStreamed();
    await vi.waitFor(() => expect(screenOf(stream.frames).raw).not.toBe(''));
    await panel.clear();
    await stream.ended;
    expect(stream.frames.at(-1)).toMatchObject({ event: 'failed', data: { code: 'MODEL_NOT_FOUND' } });
    expect(registry().runs.size).toBe(0);
    await vi.waitFor(() => expect(vendor.requests.at(-1)?.hungUp).toBe(true));
    expect(await panel.read()).toEqual([]);
    expect(await db().chatMessage.count({ where: { conversation: { division: 'meio' } } })).toBe(0);
  });

  it("waits for what makes the conversation nobody's, and then takes nothing of it", async () => {
    const panel = panelOf(pupil, 'antiga');
    await panel.add('Fica?');
    const where = { accountId: pupil.actor.id, division: 'antiga' };
    const { id } = await db().conversation.findFirstOrThrow({ where });
    const { clearing } = await db().$transaction(async (tx) => {
      await lockRows(tx, 'conversations', 'id', id);
      const clearing = panel.clear();
      await somebodyWaits();
      await tx.conversation.update({ where: { id }, data: { accountId: null, schoolId: null } });
      return { clearing };
    });
    expect(await clearing).toMatchObject({ status: 200, body: { count: 0 } });
    expect(await db().chatMessage.count({ where: { conversationId: id } })).toBe(1);
  });

  it("clears nobody else's", async () => {
    const other = await signedIn('aluno', pupil.actor.schoolId);
    await panelOf(pupil, 'alheia').add('Fica?');
    expect(await panelOf(other, 'alheia').clear({ user: pupil.actor.login })).toMatchObject({ status: 404 });
    expect(await panelOf(pupil, 'alheia').read()).toHaveLength(1);
  });
});
