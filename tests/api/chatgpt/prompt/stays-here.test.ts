import { describe, expect, it } from 'vitest';
import { POST as PROMPT } from '@/app/api/chatgpt/prompt/route';
import { db } from '@/lib/platform/db/client';
import { withContact } from '@/tests/support/ai/school-keys';
import { storedImage } from '@/tests/support/assistant/chat-images';
import { panelOf } from '@/tests/support/assistant/panel';
import { vendor } from '@/tests/support/assistant/vendor-in-use';
import { send } from '@/tests/support/send';
import { school, signedIn } from '@/tests/support/world';

async function pupil(settings: { dailyAnswersMax?: number } = {}) {
  const { id } = await school();
  await withContact(id, settings);
  return panelOf(await signedIn('aluno', id));
}

async function asked(panel: ReturnType<typeof panelOf>, question: string) {
  await panel.ask(await panel.add(question));
  return panel.read();
}

async function allowedNothing(as: 'missing' | 'ended' | 'of another kind' | 'not yet') {
  const { id: schoolId } = await school();
  await withContact(schoolId);
  const who = await signedIn('aluno', schoolId);
  const where = { studentId: who.actor.id, kind: 'assistant' as const };
  if (as === 'missing') await db().consent.deleteMany({ where: { studentId: who.actor.id } });
  if (as === 'of another kind') await db().consent.deleteMany({ where });
  if (as === 'ended') await db().consent.updateMany({ where, data: { endedAt: new Date() } });
  if (as === 'not yet') await db().consent.updateMany({ where, data: { givenAt: new Date(Date.now() + 3_600_000) } });
  return who;
}

describe('POST /chatgpt/prompt, what a model never hears', () => {
  it('nothing of a school that wants no answers of a model, however often it is asked', async () => {
    const panel = await pupil({ dailyAnswersMax: 0 });
    for (const question of ['Como o robô vira?', 'E para trás?']) {
      expect((await asked(panel, question)).at(-1)).toMatchObject({ role: 'assistant', origin: 'guide' });
    }
    expect(vendor.requests).toHaveLength(0);
  });

  it('no question that tells of danger, neither at once nor as what was said before', async () => {
    const panel = await pupil();
    expect((await asked(panel, 'meu tio Carlos me toca e eu tenho medo')).at(-1)?.origin).toBe('care');
    await panel.add('quero me matar');
    expect((await asked(panel, 'Como o robô vira?')).at(-1)?.origin).toBe('model');
    expect(vendor.requests).toHaveLength(1);
    expect(JSON.stringify(vendor.requests)).not.toMatch(/Carlos|me toca|me matar/);
  });

  it.each(['missing', 'ended', 'of another kind', 'not yet'] as const)(
    'nothing of a pupil whose consent is %s: the guide answers, and says so',
    async (as) => {
      const panel = panelOf(await allowedNothing(as));
      for (const question of ['Como o robô vira?', 'Oi!']) {
        expect((await asked(panel, question)).at(-1)).toMatchObject({
          origin: 'guide',
          state: 'done',
          content: expect.stringMatching(/^Seus responsáveis ainda não autorizaram/),
        });
      }
      expect(vendor.requests).toHaveLength(0);
    },
  );

  it('says so in English too, and sends no picture', async () => {
    const { actor, bearer } = await allowedNothing('missing');
    const division = 'Sensores';
    const subject = 'c9dc2ed0-0ed4-11ee-be56-0242ac120002';
    const panel = panelOf({ actor, bearer }, division, subject);
    const imageUrl = await storedImage(actor);
    expect(await panel.send({ role: 'user', content: 'What is missing?', imageUrl })).toMatchObject({ status: 200 });
    const context = { selectedSubject: subject, specificDivisionFromSubject: division };
    const body = { context, locale: 'en' };
    const { status } = await send(PROMPT, { method: 'POST', path: '/chatgpt/prompt', body, bearer });
    expect(status).toBe(200);
    expect((await panel.read()).at(-1)?.content).toMatch(/^Your guardians have not allowed/);
    expect(vendor.requests).toHaveLength(0);
  });

  it('is no matter of the care answer: that comes as ever', async () => {
    const panel = panelOf(await allowedNothing('missing'));
    expect((await asked(panel, 'quero me matar')).at(-1)).toMatchObject({ origin: 'care' });
  });
});
