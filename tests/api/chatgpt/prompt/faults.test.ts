import '@/tests/support/assistant/short-waits';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { givenBackMost } from '@/lib/assistant/rules/daily-most';
import { dayOf } from '@/lib/assistant/rules/day';
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

/** Of each fault, at each point where it can come; `words`: what was written before stays, and the guide goes on. */
const failing: [string, VendorOptions, 'words'?][] = [
  ['resets the line', { fault: () => ({ kind: 'reset' }) }],
  ['hangs', { fault: () => ({ kind: 'hang' }) }],
  ['is busy for long', { fault: () => ({ kind: 'busy', retryAfter: '60' }) }],
  ['is busy for ever', { fault: () => ({ kind: 'busy', retryAfter: '0' }) }],
  ['has no money', { fault: () => ({ kind: 'busy', code: 'insufficient_quota' }) }],
  ['breaks', { fault: () => ({ kind: 'status', status: 500 }) }],
  ['is away for the night', { fault: () => ({ kind: 'status', status: 503 }) }],
  ['takes no such question', { fault: () => ({ kind: 'status', status: 400 }) }],
  ['refuses the key', { fault: () => ({ kind: 'status', status: 401 }) }],
  ['has no such model', { fault: () => ({ kind: 'status', status: 404 }) }],
  ['is cut before the first word', { fault: () => ({ kind: 'cut', afterBytes: 40 }) }],
  ['says nothing that can be read', { fault: () => ({ kind: 'garbage' }) }],
  ['ends before the first word', { fault: () => ({ kind: 'short', afterTexts: 1 }) }],
  ['says nothing but spaces', { answer: () => '\n\n  \n' }],
  ['thinks and never speaks', { answer: () => `<think>${'O robô precisa de duas rodas. '.repeat(4)}` }],
  [
    'goes on with what is not shown before it is whole',
    { answer: () => `\`\`\`text\n${'O robô vira.\n'.repeat(400)}`, pace: { perTokenMs: 4 } },
  ],
  ['hangs in the middle', { fault: () => ({ kind: 'hang-mid-stream', afterTexts: 40 }) }, 'words'],
  ['is cut in the middle', { fault: () => ({ kind: 'cut', afterBytes: 9000 }) }, 'words'],
  ['ends too early', { fault: () => ({ kind: 'short', afterTexts: 40 }) }, 'words'],
  ['breaks in the middle', { fault: () => ({ kind: 'error-mid-stream', afterTexts: 40 }) }, 'words'],
  ['says nonsense in the middle', { fault: () => ({ kind: 'garbage-mid-stream', afterTexts: 40 }) }, 'words'],
];

const said = 'O robô vira com duas rodas. Uma delas para e a outra anda. '.repeat(6);

describe('POST /chatgpt/prompt, when the model', () => {
  it.each(failing)('%s, the guide answers and it may be asked again', async (_, options, words) => {
    const panel = await pupil();
    const id = await panel.add(asked);
    vendor.set({ answer: () => said, ...options });
    const stream = await panel.askStreamed(id);
    await stream.ended;
    const { docId, end } = screenOf(stream.frames);
    const told = words ? /^O robô vira com duas rodas\..*\n\n\*A IA parou no meio/s : /^A IA não respondeu agora/;
    const standsIn = { content: expect.stringMatching(told), state: 'done', standsIn: true };
    expect(end).toMatchObject({ event: 'done', data: { docId, ...standsIn } });
    expect(await panel.read()).toMatchObject([
      { docId: id },
      { docId, origin: words ? 'model' : 'guide', ...standsIn },
    ]);
    // Asked again it is written anew, and stands in for nothing.
    vendor.set({ fault: undefined, answer: () => said });
    const again = await panel.ask(id);
    expect(again.status).toBe(200);
    const [, answer, ...rest] = await panel.read();
    expect(answer).toMatchObject({ content: said, state: 'done', docId: again.headers.get('x-doc-id') });
    expect(answer).not.toHaveProperty('standsIn');
    expect(rest).toEqual([]);
    expect(await panel.followed(docId)).toMatchObject({ status: 404 });
  });

  it('fails, the guide answers whoever wants no stream', async () => {
    const panel = await pupil();
    await panel.add(asked);
    vendor.set({ fault: () => ({ kind: 'status', status: 500 }) });
    const { status, headers, body } = await panel.ask();
    expect(status).toBe(200);
    expect(Object.values(body).join('')).toContain('A IA não respondeu agora');
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
