import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/env';
import { metrics } from '@/lib/platform/metrics/metrics';
import { withContact } from '@/tests/support/ai/school-keys';
import { type Panel, panelOf, screenOf } from '@/tests/support/assistant/panel';
import { vendor } from '@/tests/support/assistant/vendor-in-use';
import { school, signedIn } from '@/tests/support/world';

const many = 50;

async function classOf(dailyAnswersMax: number) {
  const { id } = await school();
  await withContact(id, { dailyAnswersMax });
  const people = await Promise.all(Array.from({ length: many }, () => signedIn('aluno', id)));
  const panels = people.map((person) => panelOf(person));
  for (const panel of panels) await panel.add('Como o robô vira?');
  return { id, panels, people: people.map(({ actor }) => actor.id) };
}

async function streamed(panel: Panel) {
  const stream = await panel.askStreamed();
  await stream.ended;
  return screenOf(stream.frames).end?.event;
}

const originOf = async (panel: Panel) => (await panel.read())[1]?.origin;
const questionsOf = async (accounts: string[]) =>
  (await db().assistantUse.aggregate({ where: { accountId: { in: accounts } }, _sum: { questions: true } }))._sum;

async function begunInTransactions() {
  const { values } = await metrics().transactions.get();
  return values
    .filter(({ metricName, labels }) => metricName?.endsWith('_count') && labels.command === 'assistant.begin-answer')
    .reduce((sum, { value }) => sum + value, 0);
}

describe('POST /chatgpt/prompt, of fifty pupils at once', () => {
  it('answers each over ten connections, and counts each once', { timeout: 60_000 }, async () => {
    expect(env().DATABASE_POOL_MAX).toBe(10);
    const { id, panels, people } = await classOf(1000);
    vendor.set({ pace: { firstTokenMs: 100, perTokenMs: 1 } });
    const before = await begunInTransactions();
    expect(new Set(await Promise.all(panels.map(streamed)))).toEqual(new Set(['done']));
    expect(new Set(await Promise.all(panels.map(originOf)))).toEqual(new Set(['model']));
    expect(await questionsOf(people)).toEqual({ questions: many });
    // Each was plain, and so is one that failed and is written anew.
    await db().chatMessage.updateMany({
      where: { conversation: { accountId: people[0] }, role: 'assistant' },
      data: { state: 'failed' },
    });
    if (panels[0]) await streamed(panels[0]);
    expect(await begunInTransactions()).toBe(before);
    await vi.waitFor(async () =>
      expect(await db().schoolAiUse.findMany({ where: { schoolId: id } })).toMatchObject([
        { answers: many + 1, tokens: expect.any(Number) },
      ]),
    );
  });

  it('lets the guide answer those whom the day of the school leaves out, and never counts past it', {
    timeout: 60_000,
  }, async () => {
    const most = 20;
    const { id, panels, people } = await classOf(most);
    expect(new Set(await Promise.all(panels.map(streamed)))).toEqual(new Set(['done']));
    expect(await begunInTransactions()).toBeGreaterThan(0);
    const origins = await Promise.all(panels.map(originOf));
    expect(origins.filter((origin) => origin === 'model')).toHaveLength(most);
    // A model is paid for what it is asked, heard or not.
    expect(vendor.asked()).toHaveLength(most);
    expect(origins.filter((origin) => origin === 'guide')).toHaveLength(many - most);
    expect(await questionsOf(people)).toEqual({ questions: most });
    expect(await db().schoolAiUse.findMany({ where: { schoolId: id } })).toMatchObject([
      { answers: most, warnedAt: expect.any(Date) },
    ]);
  });
});
