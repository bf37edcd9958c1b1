import { afterEach, describe, expect, it } from 'vitest';
import { streamChat } from '@/lib/platform/ai/stream-chat';
import { startVendor, type Vendor } from '@/tests/support/ai/vendor';

let vendor: Vendor;

afterEach(() => vendor.close());

const waits = { connectMs: 2000, firstTextMs: 400, silenceMs: 400, heldMs: 700 };

async function dripping(answer: string) {
  vendor = await startVendor({ pace: { perTokenMs: 20 }, answer: () => answer });
  const messages = [{ role: 'user' as const, content: 'Como o robô vira?' }];
  const { baseUrl, key: apiKey } = vendor;
  return { baseUrl, apiKey, reach: 'private' as const, model: 'a-model', messages, maxTokens: 500, waits };
}

describe('what shows nothing', () => {
  it.each([
    ['blanks', '\n \u200b\n'.repeat(60)],
    ['thoughts', `<think>${'Preciso pensar. '.repeat(20)}`],
  ])('is silence, however it drips: %s', async (_, answer) => {
    const texts: string[] = [];
    const heard = streamChat(await dripping(answer), { onText: (text) => texts.push(text) });
    await expect(heard).rejects.toMatchObject({ code: 'ai.slow' });
    expect([texts, vendor.requests.length]).toEqual([[], 1]);
  });

  it.each([
    ['before the first word that is shown', 0, waits.firstTextMs],
    ['behind words, after a longer while', 1, waits.heldMs],
  ])('is silence %s, though it may be shown later', async (_, shownMax, patienceMs) => {
    const chat = await dripping('print(1)\n'.repeat(60));
    let [shown, lastShownAt] = [0, performance.now()];
    const onText = () => {
      if (shown >= shownMax) return false;
      [shown, lastShownAt] = [shown + 1, performance.now()];
      return true;
    };
    await expect(streamChat(chat, { onText })).rejects.toMatchObject({ code: 'ai.slow' });
    expect(performance.now() - lastShownAt).toBeGreaterThanOrEqual(patienceMs - 10);
  });
});
