import { describe, expect, it } from 'vitest';
import { withContact } from '@/tests/support/ai/school-keys';
import { panelOf } from '@/tests/support/assistant/panel';
import { vendor } from '@/tests/support/assistant/vendor-in-use';
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
});
