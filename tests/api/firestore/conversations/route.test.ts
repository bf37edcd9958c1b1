import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/firestore/conversations/route';
import { failedAnswer } from '@/lib/assistant/rules/limits';
import { db } from '@/lib/platform/db/client';
import { panelOf } from '@/tests/support/assistant/panel';
import { storedTurn } from '@/tests/support/assistant/stored-turn';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let pupil: SignedIn;
beforeAll(async () => {
  pupil = await signedIn('aluno', (await school()).id);
});

describe('GET /firestore/conversations', () => {
  it('tells a conversation in its order, an answer behind its question', async () => {
    const panel = panelOf(pupil, 'ordem');
    const second = await panel.add('Segunda?').then(() => panel.add('Terceira?'));
    await storedTurn(pupil, { division: 'ordem', turn: 1, content: 'Sim.' });
    const told = await panel.read();
    expect(told.map(({ role, content }) => `${role}: ${content}`)).toEqual([
      'user: Segunda?',
      'assistant: Sim.',
      'user: Terceira?',
    ]);
    expect(told[2]?.docId).toBe(second);
  });

  it('tells nothing of a subject that was never talked of, and the same of Visão Geral as of all of it', async () => {
    expect(await panelOf(pupil, 'nunca').read()).toEqual([]);
    await panelOf(pupil).add('Do todo?');
    expect(await panelOf(pupil, 'Visão Geral').read()).toMatchObject([{ content: 'Do todo?' }]);
  });

  it('shows an answer as safe HTML with the passages that it cites, and only those', async () => {
    const panel = panelOf(pupil, 'fontes');
    await panel.add('Como repito?');
    const sources = [1, 2].map((number) => ({
      number,
      title: `T${number}`,
      heading: '',
      address: `/knowledgebase/${number}`,
    }));
    await storedTurn(pupil, { division: 'fontes', turn: 1, content: '**Assim** [2] <script>', sources });
    const [, answer] = await panel.read();
    expect(answer?.html).toContain('<strong>Assim</strong>');
    expect(answer?.html).toContain('href="/knowledgebase/2"');
    expect(answer?.html).not.toContain('<script>');
    expect(answer?.sources).toEqual([sources[1]]);
  });

  it('tells the marker of what failed, and of what nobody writes any more', async () => {
    for (const state of ['failed', 'writing'] as const) {
      const panel = panelOf(pupil, state);
      await panel.add('E agora?');
      const updatedAt = new Date(Date.now() - 120_000);
      await storedTurn(pupil, { division: state, turn: 1, content: 'metade', state, updatedAt });
      const [, answer] = await panel.read();
      expect(answer).toMatchObject({ content: failedAnswer, state: 'failed' });
      expect(JSON.stringify(answer)).not.toContain('metade');
    }
  });

  it("is not there under another's login, nor while an administrator sees as its owner", async () => {
    const other = await signedIn('aluno', pupil.actor.schoolId);
    const panel = panelOf(pupil);
    const query = new URLSearchParams(panel.key);
    const path = `/firestore/conversations?${query}`;
    expect(await send(GET, { path, bearer: other.bearer })).toMatchObject({
      status: 404,
      body: { code: 'MODEL_NOT_FOUND' },
    });
    const admin = await signedIn('admin');
    const { id, tipo, login, name, photoUrl, schoolId } = pupil.actor;
    const seeing = await db().seeing.create({
      data: {
        publicReference: login,
        adminId: admin.actor.id,
        seenId: id,
        reason: 'Ajuda',
        until: new Date(Date.now() + 60_000),
      },
    });
    await db().session.update({
      where: { id: admin.actor.sessionId },
      data: { seeingId: seeing.id, seen: { id, tipo, login, name, photoUrl, schoolId } },
    });
    expect(await send(GET, { path, bearer: admin.bearer })).toMatchObject({ status: 404 });
    expect(
      await panelOf({ actor: pupil.actor, bearer: admin.bearer }).send({ role: 'user', content: 'x' }),
    ).toMatchObject({
      status: 409,
    });
    expect(await panelOf({ actor: pupil.actor, bearer: admin.bearer }).ask()).toMatchObject({ status: 404 });
  });
});
