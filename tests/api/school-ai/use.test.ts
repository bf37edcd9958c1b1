import { afterEach, describe, expect, it } from 'vitest';
import type { Actor } from '@/lib/access/actor';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { countTokens } from '@/lib/school-ai/commands/count-tokens';
import { countAnswer } from '@/lib/school-ai/parts/count-answer';
import { schoolAssistant } from '@/lib/school-ai/queries/overview';
import { withContact, withKey } from '@/tests/support/ai/school-keys';
import { school, signedIn } from '@/tests/support/world';

afterEach(() => setClock(undefined));

async function pupil(dailyAnswersMax: number, more = {}) {
  const { id } = await school();
  await withContact(id, { dailyAnswersMax, ...more });
  return { id, actor: (await signedIn('aluno', id)).actor };
}

const count = (actor: Actor) => db().$transaction((tx) => countAnswer(tx, actor));
const mailsTo = (toAddress: string) =>
  db().mail.findMany({ where: { toAddress, template: 'school-ai.budget-warning' } });

describe('the answers of a day', () => {
  it('are counted up to the limit, and never past it by many at once', async () => {
    const { id, actor } = await pupil(7);
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => count(actor)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    const refused = asked.filter((each) => each.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'assistant.school-budget', status: 429 });
    expect(await db().schoolAiUse.findMany({ where: { schoolId: id } })).toMatchObject([{ answers: 7 }]);
  });

  it('are none of a school whose limit is none', async () => {
    const { actor } = await pupil(0);
    await expect(count(actor)).rejects.toMatchObject({ code: 'assistant.school-budget' });
  });

  it('are not counted when what they belong to is refused', async () => {
    const { id, actor } = await pupil(7);
    const refused = db().$transaction(async (tx) => {
      await countAnswer(tx, actor);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await db().schoolAiUse.count({ where: { schoolId: id } })).toBe(0);
  });

  it('begin anew at midnight in Brasília', async () => {
    const { id, actor } = await pupil(1);
    setClock(() => new Date('2026-03-02T02:59:00Z'));
    await count(actor);
    await expect(count(actor)).rejects.toMatchObject({ code: 'assistant.school-budget' });
    setClock(() => new Date('2026-03-02T03:00:00Z'));
    expect(await count(actor)).toEqual({ answers: 1, most: 1 });
    expect(await db().schoolAiUse.count({ where: { schoolId: id } })).toBe(2);
  });

  it('are nobody’s for who has no school', async () => {
    const { actor } = await signedIn('admin');
    expect(await count(actor)).toBeNull();
    await countTokens(actor, { tokens: 5 });
  });
});

describe('the warning', () => {
  it('goes to the contact once, when four fifths are used', async () => {
    const contactEmail = `aviso-${crypto.randomUUID().slice(0, 8)}@escola.example`;
    const { actor } = await pupil(5, { contactEmail });
    for (const _ of [1, 2, 3]) await count(actor);
    expect(await mailsTo(contactEmail)).toHaveLength(0);
    for (const _ of [4, 5]) await count(actor);
    expect(await mailsTo(contactEmail)).toMatchObject([
      { toName: 'Ana Direção', language: 'pt-BR', data: { answers: 4, most: 5 } },
    ]);
  });

  it('needs nobody to be named', async () => {
    const { actor } = await pupil(2, { contactEmail: '' });
    for (const _ of [1, 2]) await count(actor);
    await expect(count(actor)).rejects.toMatchObject({ code: 'assistant.school-budget' });
  });
});

describe('what the screen shows of it', () => {
  it('is today’s and thirteen days before, with days without use', async () => {
    setClock(() => new Date('2026-03-02T15:00:00Z'));
    const { id, actor } = await pupil(10);
    await count(actor);
    await countTokens(actor, { tokens: 120 });
    await countTokens(actor, { tokens: 30 });
    await db().schoolAiUse.create({ data: { schoolId: id, day: new Date('2026-02-28'), answers: 4 } });
    await db().schoolAiUse.create({ data: { schoolId: id, day: new Date('2026-02-01'), answers: 9 } });
    const { actor: own } = await signedIn('escola', id);
    const { use, settings, key, answering } = await schoolAssistant(own, { schoolId: id });
    expect(use).toHaveLength(14);
    expect(use.slice(0, 3)).toEqual([
      { day: '2026-03-02', answers: 1, tokens: 150 },
      { day: '2026-03-01', answers: 0, tokens: 0 },
      { day: '2026-02-28', answers: 4, tokens: 0 },
    ]);
    expect({ settings, key, answering }).toMatchObject({
      settings: { dailyAnswersMax: 10 },
      key: null,
      answering: 'guide',
    });
  });

  it('says that the guide answers until midnight when the day is used up, and the model from then on', async () => {
    setClock(() => new Date('2026-03-02T15:00:00Z'));
    const { id, actor } = await pupil(1);
    await withKey(id);
    await withContact(id, { dailyAnswersMax: 1 });
    const { actor: own } = await signedIn('escola', id);
    const answering = async () => (await schoolAssistant(own, { schoolId: id })).answering;
    expect(await answering()).toBe('school');
    await count(actor);
    expect(await answering()).toBe('usedUp');
    setClock(() => new Date('2026-03-03T03:00:00Z'));
    expect(await answering()).toBe('school');
  });
});
