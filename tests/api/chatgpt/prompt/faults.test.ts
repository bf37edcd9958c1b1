import '@/tests/support/assistant/short-waits';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { givenBackMost } from '@/lib/assistant/rules/daily-most';
import { dayOf } from '@/lib/assistant/rules/day';
import { failedAnswer } from '@/lib/assistant/rules/limits';
import { db } from '@/lib/platform/db/client';
import type { VendorOptions } from '@/tests/support/ai/vendor';
import type { Fault } from '@/tests/support/ai/vendor-script';
import { answerTo } from '@/tests/support/ai/vendor-wire';
import { type Panel, panelOf, screenOf } from '@/tests/support/assistant/panel';
import { vendor } from '@/tests/support/assistant/vendor-in-use';
import { school, signedIn } from '@/tests/support/world';

let schoolId: string;
beforeAll(async () => {
  schoolId = (await school()).id;
});

const pupil = async (): Promise<Panel> => panelOf(await signedIn('aluno', schoolId));
const asked = 'Como o robô vira?';

/** Of each fault, at each point where it can come. */
const failing: [string, Fault, string][] = [
  ['resets the line', { kind: 'reset' }, 'ai.unreachable'],
  ['hangs', { kind: 'hang' }, 'ai.slow'],
  ['is busy for long', { kind: 'busy', retryAfter: '60' }, 'ai.busy'],
  ['has no money', { kind: 'busy', code: 'insufficient_quota' }, 'ai.busy'],
  ['breaks', { kind: 'status', status: 500 }, 'ai.failed'],
  ['refuses the key', { kind: 'status', status: 401 }, 'ai.refused'],
  ['is cut before the first word', { kind: 'cut', afterBytes: 40 }, 'ai.cut'],
  ['says nothing that can be read', { kind: 'garbage' }, 'ai.failed'],
  ['ends before the first word', { kind: 'short', afterTexts: 1 }, 'ai.cut'],
  ['hangs in the middle', { kind: 'hang-mid-stream', afterTexts: 6 }, 'ai.slow'],
  ['is cut in the middle', { kind: 'cut', afterBytes: 2000 }, 'ai.cut'],
  ['ends too early', { kind: 'short', afterTexts: 6 }, 'ai.cut'],
  ['breaks in the middle', { kind: 'error-mid-stream', afterTexts: 6 }, 'ai.failed'],
  ['says nonsense in the middle', { kind: 'garbage-mid-stream', afterTexts: 6 }, 'ai.failed'],
];

describe('POST /chatgpt/prompt, when the model', () => {
  it.each(failing)('%s', async (_, fault, code) => {
    const panel = await pupil();
    const id = await panel.add(asked);
    vendor.set({ fault: () => fault });
    const stream = await panel.askStreamed(id);
    await stream.ended;
    const docId = screenOf(stream.frames).docId;
    expect(stream.frames.at(-1)).toEqual({ event: 'failed', data: { docId, code } });
    expect(await panel.read()).toMatchObject([{ docId: id }, { docId, content: failedAnswer, state: 'failed' }]);
    // What was said before stays in the row.
    const { content } = await db().chatMessage.findUniqueOrThrow({ where: { id: docId } });
    if ('afterTexts' in fault && fault.afterTexts > 1) expect(content).not.toBe('');
    // Unstreamed it is the marker, as the conversation tells it; and asking again writes it anew.
    vendor.set({ fault: undefined });
    const again = await panel.ask(id);
    expect(again.status).toBe(200);
    const [, answer, ...rest] = await panel.read();
    expect(answer).toMatchObject({ content: answerTo(asked), state: 'done', docId: again.headers.get('x-doc-id') });
    expect(rest).toEqual([]);
    expect(await panel.followed(docId)).toMatchObject({ status: 404 });
  });

  it('fails, tells the marker to whoever wants no stream', async () => {
    const panel = await pupil();
    await panel.add(asked);
    vendor.set({ fault: () => ({ kind: 'status', status: 500 }) });
    const { status, headers, body } = await panel.ask();
    expect({ status, text: Object.values(body).join('') }).toEqual({ status: 200, text: failedAnswer });
    expect(headers.get('x-doc-id')).toBe((await panel.read())[1]?.docId);
  });

  it.each<[string, Fault]>([
    ['resets the line once', { kind: 'reset' }],
    ['is busy for a moment', { kind: 'busy', retryAfter: '0' }],
    ['breaks once', { kind: 'status', status: 503 }],
  ])('%s, asks it again and nobody sees it', async (_, fault) => {
    const panel = await pupil();
    await panel.add(asked);
    vendor.set({ fault: (_body, number) => (number === 0 ? fault : undefined) });
    await panel.ask();
    expect((await panel.read())[1]).toMatchObject({ content: answerTo(asked), state: 'done' });
    expect(vendor.requests).toHaveLength(2);
  });

  it.each<[string, Fault | undefined, boolean]>([
    ['drips byte by byte', { kind: 'drip', bytes: 700, everyMs: 2 }, false],
    ['breaks characters', { kind: 'split-utf8' }, false],
    ['cannot stream', undefined, true],
  ])('%s, loses no character', async (_, fault, unstreamed) => {
    const panel = await pupil();
    await panel.add(asked);
    vendor.set({ fault: () => fault, unstreamed });
    const stream = await panel.askStreamed();
    await stream.ended;
    expect(screenOf(stream.frames).end?.data).toMatchObject({ content: answerTo(asked) });
    expect((await panel.read())[1]).toMatchObject({ content: answerTo(asked), state: 'done' });
  });

  it.each<[string, Fault, RegExp]>([
    [
      'has no room for more',
      { kind: 'ended', afterTexts: 6, reason: 'length' },
      /^Sobre.*\n\n\*A resposta ficou longa/s,
    ],
    [
      'is kept from going on',
      { kind: 'ended', afterTexts: 6, reason: 'content_filter' },
      /^Sobre.*\n\n\*O modelo parou/s,
    ],
    [
      'is kept from answering',
      { kind: 'ended', afterTexts: 1, reason: 'content_filter' },
      /^Sobre isto o modelo não pôde.*adulto em quem você confia/,
    ],
    [
      'is kept from the question',
      { kind: 'status', status: 400, code: 'content_filter' },
      /^Sobre isto o modelo não pôde.*adulto em quem você confia/,
    ],
  ])('%s, the answer says so and stands', async (_, fault, told) => {
    const panel = await pupil();
    await panel.add(asked);
    vendor.set({ fault: () => fault });
    const stream = await panel.askStreamed();
    await stream.ended;
    expect(screenOf(stream.frames).end?.data).toMatchObject({ content: expect.stringMatching(told), state: 'done' });
    expect((await panel.read())[1]).toMatchObject({ content: expect.stringMatching(told), state: 'done' });
    expect(vendor.requests).toHaveLength(1);
  });

  it('says nothing but spaces, it is asked again', async () => {
    const panel = await pupil();
    await panel.add(asked);
    vendor.set({ answer: () => '\n\n  \n' });
    await panel.ask();
    expect((await panel.read())[1]).toMatchObject({ content: failedAnswer, state: 'failed' });
  });

  describe('fails, gives the question back', () => {
    const inUse = async () => {
      const signed = await signedIn('aluno', schoolId);
      const used = async () => ({
        own: (await db().assistantUse.findFirst({ where: { accountId: signed.actor.id } }))?.questions ?? 0,
        school: (await db().schoolAiUse.findFirst({ where: { schoolId }, orderBy: { day: 'desc' } }))?.answers ?? 0,
      });
      const panel = panelOf(signed);
      return { signed, panel, used, id: await panel.add(asked) };
    };

    it.each<[string, VendorOptions]>([
      ['without a word', { fault: () => ({ kind: 'status', status: 401 }) }],
      ['in the middle', { fault: () => ({ kind: 'short', afterTexts: 6 }) }],
      ['with nothing but spaces', { answer: () => ' \n' }],
    ])('%s, to the pupil and to the school', async (_, options) => {
      const { panel, used, id } = await inUse();
      const before = await used();
      vendor.set(options);
      for (let time = 0; time < 3; time += 1) await panel.ask(id);
      expect(await used()).toEqual(before);
      vendor.set({ fault: undefined, answer: undefined });
      await panel.ask(id);
      expect(await used()).toEqual({ own: before.own + 1, school: before.school + 1 });
    });

    it('so often a day, then it is counted', async () => {
      const { signed, panel, used, id } = await inUse();
      const own = { accountId_day: { accountId: signed.actor.id, day: new Date(dayOf(new Date())) } };
      await db().assistantUse.create({ data: { ...own.accountId_day, failures: givenBackMost - 1 } });
      const before = await used();
      vendor.set({ fault: () => ({ kind: 'status', status: 401 }) });
      await panel.ask(id);
      expect(await used()).toEqual(before);
      await panel.ask(id);
      expect(await used()).toEqual({ own: before.own + 1, school: before.school + 1 });
      expect(await db().assistantUse.findUnique({ where: own })).toMatchObject({ failures: givenBackMost });
    });

    it('keeps what it cost counted', async () => {
      const { panel, id } = await inUse();
      const tokens = async () =>
        (await db().schoolAiUse.aggregate({ where: { schoolId }, _sum: { tokens: true } }))._sum.tokens ?? 0;
      const before = await tokens();
      vendor.set({ answer: () => ' \n' });
      await panel.ask(id);
      await vi.waitFor(async () => expect(await tokens()).toBeGreaterThan(before));
    });
  });
});
