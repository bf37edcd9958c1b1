import { afterEach, describe, expect, it } from 'vitest';
import { soon } from '@/lib/platform/ai/soon';
import { type Chat, streamChat } from '@/lib/platform/ai/stream-chat';
import { Failure } from '@/lib/platform/errors/failures';
import { startVendor, type Vendor, type VendorOptions } from '@/tests/support/ai/vendor';
import type { Fault } from '@/tests/support/ai/vendor-script';
import { answerTo, eventsOf } from '@/tests/support/ai/vendor-wire';

let vendor: Vendor;

afterEach(() => vendor.close());

const question = 'Por que o LED não acende? ãéîõü 🚦';
const whole = answerTo(question);
/** Short enough that a test waits for them, long enough for a machine with other work. */
const waits = { connectMs: 2000, firstTextMs: 400, silenceMs: 400, backoffMs: 1 };

function chatWith({ baseUrl, key }: Vendor, more: Partial<Chat> = {}): Chat {
  const messages = [{ role: 'user' as const, content: question }];
  return { baseUrl, apiKey: key, reach: 'private', model: 'gpt-4.1-mini', messages, maxTokens: 500, waits, ...more };
}

async function hear(options: VendorOptions, more: Partial<Chat> = {}, mayWait?: () => boolean) {
  vendor = await startVendor(options);
  return listen(chatWith(vendor, more), mayWait);
}

async function listen(chat: Chat, mayWait?: () => boolean) {
  const texts: string[] = [];
  const onText = (part: string) => {
    texts.push(part);
  };
  const ended = await streamChat(chat, { onText, mayWait }).then(
    (completion) => ({ completion, code: null }),
    (failure) => ({ completion: null, code: failure instanceof Failure ? failure.code : failure.name, failure }),
  );
  return { text: texts.join(''), texts, ...ended, requests: vendor.requests.length };
}

const once = (fault: Fault) => ({ fault: (_: unknown, number: number) => (number === 0 ? fault : undefined) });
const always = (fault: Fault) => ({ fault: () => fault });

describe('a model that answers', () => {
  it('is heard to its end, with what it cost', async () => {
    const heard = await hear({});
    expect(heard).toMatchObject({ text: whole, code: null, completion: { finishReason: 'stop' } });
    expect(heard.completion?.usage?.completionTokens).toBeGreaterThan(5);
    expect(vendor.requests[0]).toMatchObject({
      method: 'POST',
      path: '/v1/chat/completions',
      key: vendor.key,
      body: { model: 'gpt-4.1-mini', max_tokens: 500, stream: true, stream_options: { include_usage: true } },
    });
  });

  it('is heard without the one sign that no text of the database can hold', async () => {
    expect(await hear({ answer: () => 'um\0 dois' })).toMatchObject({ text: 'um dois', code: null });
  });

  it('is heard when it does not stream', async () => {
    expect(await hear({ unstreamed: true })).toMatchObject({ text: whole, completion: { finishReason: 'stop' } });
  });

  it('is heard whole when its bytes break inside characters, and when they drip', async () => {
    expect(await hear(always({ kind: 'split-utf8' }))).toMatchObject({ text: whole, code: null });
    await vendor.close();
    expect(await hear(always({ kind: 'drip', bytes: 97, everyMs: 1 }))).toMatchObject({ text: whole, code: null });
  });

  it('is asked over the same connection again', async () => {
    await hear({});
    for (const answer of ['sim', 'não']) {
      vendor.set({ answer: () => answer });
      expect(await listen(chatWith(vendor))).toMatchObject({ text: answer });
    }
    expect(vendor.connections()).toBe(1);
  });

  it('may be sent a picture beside the words', async () => {
    const picture = { type: 'image_url' as const, image_url: { url: 'data:image/png;base64,iVBORw0KGgo=' } };
    const content = [{ type: 'text' as const, text: question }, picture];
    const heard = await hear({}, { messages: [{ role: 'user', content }] });
    expect(heard.text).toBe(whole);
    expect(vendor.asked()[0]?.messages[0]?.content).toEqual(content);
  });
});

describe('before the first word', () => {
  it.each<Fault>([
    { kind: 'reset' },
    { kind: 'busy' },
    { kind: 'busy', retryAfter: '0' },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503 },
    { kind: 'cut', afterBytes: 100 },
  ])('asks again after %o', async (fault) => {
    expect(await hear(once(fault))).toMatchObject({ text: whole, code: null, requests: 2 });
  });

  it.each<[Fault, string, number]>([
    [{ kind: 'reset' }, 'ai.unreachable', 3],
    [{ kind: 'busy' }, 'ai.busy', 3],
    [{ kind: 'busy', code: 'insufficient_quota' }, 'ai.busy', 1],
    [{ kind: 'busy', retryAfter: '60' }, 'ai.busy', 1],
    [{ kind: 'status', status: 500 }, 'ai.failed', 3],
    [{ kind: 'status', status: 404, code: 'model_not_found' }, 'ai.failed', 1],
    [{ kind: 'status', status: 307 }, 'ai.failed', 1],
    [{ kind: 'status', status: 403 }, 'ai.refused', 1],
    [{ kind: 'garbage' }, 'ai.failed', 1],
    [{ kind: 'hang' }, 'ai.slow', 1],
    [{ kind: 'cut', afterBytes: 100 }, 'ai.cut', 3],
  ])('gives up on %o with %s after %i requests', async (fault, code, requests) => {
    expect(await hear(always(fault))).toMatchObject({ text: '', code, requests });
  });

  it('tells how long a busy model wants', async () => {
    const heard = await hear(always({ kind: 'busy', retryAfter: '60' }));
    expect(heard).toMatchObject({ failure: { retryAfterSeconds: 60 } });
  });

  it('tells a wrong key, without repeating it', async () => {
    const apiKey = 'sk-wrong-key-0123456789';
    const heard = await hear({}, { apiKey });
    expect(heard).toMatchObject({ text: '', code: 'ai.refused', requests: 1 });
    const { failure } = heard as { failure: Error };
    expect(`${failure.stack} ${(failure.cause as Error).stack}`).not.toMatch(/sk-wrong|6789/);
  });

  it('tells that nobody answers', async () => {
    vendor = await startVendor();
    await vendor.away();
    expect(await listen(chatWith(vendor))).toMatchObject({ text: '', code: 'ai.unreachable' });
    expect(await listen(chatWith(vendor, { baseUrl: 'http://no-such-name.invalid/v1' }))).toMatchObject({
      code: 'ai.unreachable',
    });
  });
});

describe('after the first word', () => {
  it.each<[Fault, string]>([
    [{ kind: 'cut', afterBytes: 2000 }, 'ai.cut'],
    [{ kind: 'short', afterTexts: 6 }, 'ai.cut'],
    [{ kind: 'hang-mid-stream', afterTexts: 6 }, 'ai.slow'],
    [{ kind: 'garbage-mid-stream', afterTexts: 6 }, 'ai.failed'],
    [{ kind: 'error-mid-stream', afterTexts: 6 }, 'ai.failed'],
  ])('ends at %o with %s, and never asks again, also what waited', async (fault, code) => {
    const heard = await hear(always(fault));
    expect(heard).toMatchObject({ code, requests: 1 });
    expect(heard.text.length).toBeGreaterThan(4);
    expect(whole.startsWith(heard.text)).toBe(true);
    await vendor.close();
    expect(await hear(always(fault), {}, () => true)).toMatchObject({ code, requests: 1, text: heard.text });
  });

  it('passes on together what may wait, to the last word', async () => {
    const answer = 'laço robô pino '.repeat(20);
    const options = { answer: () => answer, pace: { perTokenMs: 5 } };
    const atOnce = await hear(options);
    await vendor.close();
    const together = await hear(options, {}, () => true);
    expect([atOnce.text, together.text]).toEqual([answer, answer]);
    expect(together.texts.length).toBeLessThan(atOnce.texts.length / 4);
  });

  it('ends what drips without an end', async () => {
    const drip: Fault = { kind: 'drip', bytes: 40, everyMs: 40 };
    const heard = await hear(always(drip), { waits: { ...waits, wholeMs: 700 } });
    expect(heard).toMatchObject({ code: 'ai.slow', requests: 1 });
  });

  it('takes a cut after the last word for the end', async () => {
    const events = eventsOf(
      { model: 'gpt-4.1-mini', messages: [{ role: 'user', content: question }], stream: true, stream_options: {} },
      whole,
    );
    const afterBytes = Buffer.byteLength(events.slice(0, -2).join('')) + 5;
    expect(await hear(always({ kind: 'cut', afterBytes }))).toMatchObject({ text: whole, code: null });
  });

  it('cuts a whole answer that does not come whole', async () => {
    const heard = await hear({ unstreamed: true, ...always({ kind: 'cut', afterBytes: 60 }) });
    expect(heard).toMatchObject({ text: '', code: 'ai.cut', requests: 3 });
  });
});

describe('stopping', () => {
  it('hangs up on the model, and gives the reason', async () => {
    const stopping = new AbortController();
    vendor = await startVendor(always({ kind: 'hang-mid-stream', afterTexts: 4 }));
    const heard = streamChat(chatWith(vendor, { signal: stopping.signal }), { onText: () => stopping.abort() });
    await expect(heard).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => vendor.requests[0]?.hungUp).toBe(true);
  });

  it('passes on nothing that still waited', async () => {
    const stopping = new AbortController();
    vendor = await startVendor({ pace: { perTokenMs: 1 } });
    const texts: string[] = [];
    const mayWait = () => {
      if (texts.length > 0) stopping.abort();
      return stopping.signal.aborted;
    };
    const onText = (text: string) => texts.push(text);
    const heard = streamChat(chatWith(vendor, { signal: stopping.signal }), { onText, mayWait });
    await expect(heard).rejects.toMatchObject({ name: 'AbortError' });
    await new Promise<void>(soon);
    expect(texts).toHaveLength(1);
  });

  it('asks nobody when it was stopped before', async () => {
    expect(await hear({}, { signal: AbortSignal.abort() })).toMatchObject({ code: 'AbortError', requests: 0 });
  });

  it('ends the pause before another try', async () => {
    // With the chance in it up to half as long again, which must stay under the longest pause that there is.
    const signal = AbortSignal.timeout(100);
    const heard = await hear(always({ kind: 'busy' }), {
      signal,
      waits: { ...waits, firstTextMs: 8000, backoffMs: 2000 },
    });
    expect(heard).toMatchObject({ code: 'TimeoutError', requests: 1 });
  });

  it('breaks off when who listens fails', async () => {
    vendor = await startVendor({ pace: { perTokenMs: 20 } });
    const broken = () => {
      throw new Error('the row is gone');
    };
    await expect(streamChat(chatWith(vendor), { onText: broken })).rejects.toThrow('the row is gone');
    await expect.poll(() => vendor.requests[0]?.hungUp).toBe(true);
  });
});
