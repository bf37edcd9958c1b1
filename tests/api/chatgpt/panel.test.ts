import '@/tests/support/assistant/short-waits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registry } from '@/lib/assistant/answering/registry';
import { failedAnswer } from '@/lib/assistant/rules/limits';
import type { Fault } from '@/tests/support/ai/vendor-script';
import { answerTo } from '@/tests/support/ai/vendor-wire';
import { type Panel, panelOf, screenOf } from '@/tests/support/assistant/panel';
import { questionIn, vendor } from '@/tests/support/assistant/vendor-in-use';
import { school, signedIn } from '@/tests/support/world';

const runs = Number(process.env.RUNS ?? 40);
/** Whole sessions at once: the instance is one for all of them. */
const atOnce = 4;

const at = fc.integer({ min: 1, max: 14 });
const fault: fc.Arbitrary<Fault | undefined> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  fc.constantFrom<Fault>({ kind: 'reset' }, { kind: 'hang' }, { kind: 'garbage' }, { kind: 'split-utf8' }),
  fc.constantFrom<Fault>({ kind: 'busy', retryAfter: '0' }, { kind: 'busy', retryAfter: '60' }),
  fc.constantFrom<Fault>({ kind: 'status', status: 500 }, { kind: 'status', status: 401 }),
  fc.integer({ min: 0, max: 6000 }).map((afterBytes): Fault => ({ kind: 'cut', afterBytes })),
  at.map((afterTexts): Fault => ({ kind: 'hang-mid-stream', afterTexts })),
  at.map((afterTexts): Fault => ({ kind: 'short', afterTexts })),
  at.map((afterTexts): Fault => ({ kind: 'garbage-mid-stream', afterTexts })),
  at.map((afterTexts): Fault => ({ kind: 'error-mid-stream', afterTexts })),
);

/** What happens around one question. */
const turn = fc.record({
  fault,
  /** How often it is sent, as by a double click or a line that was cut. */
  sent: fc.integer({ min: 1, max: 3 }),
  tabs: fc.integer({ min: 1, max: 2 }),
  /** After how many events the browser's line is dropped, and it asks again, or picks up by the id that it knows. */
  drops: fc.array(fc.record({ after: fc.integer({ min: 0, max: 6 }), byId: fc.boolean() }), { maxLength: 3 }),
  stops: fc.boolean(),
  /** The next question comes before this answer is there. */
  overlaps: fc.boolean(),
  unstreamed: fc.boolean(),
});
type Turn = typeof turn extends fc.Arbitrary<infer T> ? T : never;

/** The fault of each question, by its words: sessions share the vendor. */
const faults = new Map<string, Fault | undefined>();
const text = (question: string) => `${answerTo(question)}\n\nE mais:\n\n- um\n- dois\n\n${'fim '.repeat(8)}`;

/** By the id that the tab knows; gone when it failed and another tab had it written anew. */
function pickedUp(panel: Panel, id: string, docId: string) {
  if (!docId) return panel.askStreamed(id);
  return panel.follow(docId).catch(() => panel.askStreamed(id));
}

async function heardUntil(panel: Panel, id: string, { drops, unstreamed }: Turn) {
  let docId = '';
  for (const { after, byId } of drops) {
    const stream = await (byId ? pickedUp(panel, id, docId) : panel.askStreamed(id));
    await stream.until(after);
    docId = screenOf(stream.frames).docId || docId;
    stream.hangUp();
    await stream.ended;
    if (screenOf(stream.frames).end) return stream.frames;
  }
  if (unstreamed) {
    await panel.ask(id);
    return undefined;
  }
  const stream = await pickedUp(panel, id, docId);
  await stream.ended;
  return stream.frames;
}

async function oneTurn(panel: Panel, question: string, id: string, of: Turn): Promise<void> {
  faults.set(question, of.fault);
  await Promise.all(Array.from({ length: of.sent }, () => panel.add(question, id)));
  const tabs = Array.from({ length: of.tabs }, () => heardUntil(panel, id, of));
  if (of.stops) {
    const stream = await panel.askStreamed(id);
    await stream.until(2);
    await panel.stop(screenOf(stream.frames).docId);
    await stream.ended;
  }
  for (const frames of await Promise.all(tabs)) {
    if (!frames) continue;
    const screen = screenOf(frames);
    const stored = (await panel.read()).find(({ docId }) => docId === screen.docId);
    // Another tab had it written anew meanwhile.
    if ((screen.end?.event === 'failed' || screen.end?.data?.standsIn) && !stored) continue;
    if (!screen.end || !stored) throw new Error(`no end, or nothing stored, of ${question}`);
    if (screen.end.event === 'failed') expect(stored).toMatchObject({ state: 'failed', content: failedAnswer });
    else expect(screen.end.data).toMatchObject({ content: stored.content, html: stored.html, state: stored.state });
  }
}

async function session(turns: readonly Turn[], schoolId: string): Promise<void> {
  const panel = panelOf(await signedIn('instrutor', schoolId));
  const asked = turns.map((of) => ({ of, id: crypto.randomUUID(), question: `Pergunta ${crypto.randomUUID()}?` }));
  let before: Promise<void> = Promise.resolve();
  const all: Promise<void>[] = [];
  for (const { of, id, question } of asked) {
    // Its place is taken before the next one is asked, as in one browser; its answer may come later.
    await panel.add(question, id);
    const answered = oneTurn(panel, question, id, of);
    all.push(answered);
    before = of.overlaps ? before : answered;
    await before;
  }
  await Promise.all(all);
  const told = await panel.read();
  expect(told.map(({ role }) => role)).toEqual(turns.flatMap(() => ['user', 'assistant']));
  for (const [index, { id, question, of }] of asked.entries()) {
    expect(told[2 * index]).toMatchObject({ docId: id, content: question });
    const { content = '', state, standsIn } = told[2 * index + 1] ?? {};
    // What the guide says where the model failed, behind the words that it had written.
    if (standsIn) expect({ state, faulty: of.fault !== undefined }).toEqual({ state: 'done', faulty: true });
    else if (state === 'done') expect(content).toBe(text(question));
    else if (state === 'stopped')
      // Stopped while the guide took over, it keeps what was shown.
      expect({ stops: of.stops, isPart: of.fault !== undefined || text(question).startsWith(content) }).toEqual({
        stops: true,
        isPart: true,
      });
    else
      expect({ state, content, faulty: of.fault !== undefined }).toEqual({
        state: 'failed',
        content: failedAnswer,
        faulty: true,
      });
  }
}

describe('a whole session of the panel', () => {
  it(`loses and doubles nothing in ${runs} random ones, whatever fails`, {
    timeout: 60_000 + runs * 4000,
  }, async () => {
    const property = fc.asyncProperty(
      fc.array(fc.array(turn, { minLength: 1, maxLength: 4 }), { minLength: atOnce, maxLength: atOnce }),
      async (sessions) => {
        vendor.set({
          answer: (body) => text(questionIn(body)),
          fault: (body) => (body ? faults.get(questionIn(body)) : undefined),
          pace: { firstTokenMs: 2, perTokenMs: 1 },
        });
        // Its own school each time: a school has only so many answers a day.
        const { id } = await school();
        await Promise.all(sessions.map((turns) => session(turns, id)));
        expect({ runs: registry().runs.size, asked: registry().ofQuestion.size }).toEqual({ runs: 0, asked: 0 });
      },
    );
    await fc.assert(property, { numRuns: Math.ceil(runs / atOnce), endOnFailure: true });
  });
});
