import type { Actor } from '@/lib/access/actor';
import { Failure } from '@/lib/platform/errors/failures';
import { event } from '@/lib/platform/http/events-answer';
import { log } from '@/lib/platform/log/log';
import { endAnswer } from '../commands/end-answer';
import { answerHtml } from '../prompts/answer-html';
import { closed } from '../prompts/cut-short';
import { failedAnswer } from '../rules/limits';
import { inPlaces, sourcesIn } from '../rules/sources';
import { type Broadcast, endBroadcast, grow, replace } from './broadcast';
import { inTurn } from './in-turn';
import type { Fixed } from './plan';
import { type Danger, type Run, registry } from './registry';
import { keepStoring } from './storing';

type State = 'done' | 'stopped' | 'failed';

/** From now on the answer is written to its end, whether anybody listens or not. */
export function startRun(broadcast: Broadcast, of: Pick<Run, 'actor' | 'conversationId' | 'upstream'>): Run {
  const run: Run = {
    ...of,
    broadcast,
    storedAt: performance.now(),
    storedLength: 0,
    giveUp: (code) => endRun(run, 'failed', code),
  };
  registry().runs.set(broadcast.docId, run);
  keepStoring();
  return run;
}

/**
 * Once: what comes later, or from another side at the same moment, changes nothing. Whoever ends it, and however: in place
 * of what a model wrote stands the fixed answer to what it saw, and an adult hears of it.
 */
export function endRun(run: Run, state: State, code = 'ai.failed'): Promise<void> {
  if (run.ending) return run.ending;
  const seen = run.danger?.();
  if (seen) replace(run.broadcast, { origin: 'care', text: seen.text, sources: [] });
  run.ending = seen ? stored(run, 'done', code, seen.care) : stored(run, state, code);
  return run.ending;
}

/** What was shown was no answer: whoever listens begins again, and what was stored is written over. */
export function takeBack(run: Run): void {
  replace(run.broadcast, { ...run.broadcast, text: '' });
  run.storedLength = 0;
}

/**
 * The guide answers where a model failed, or wrote what must not be shown: in place of what was shown of it, or behind
 * it, where that was a good beginning. What stands in for a model may be asked for anew.
 */
export function endInstead(run: Run, fixed: Fixed, { standsIn }: { standsIn: boolean }): Promise<void> {
  if (run.ending) return run.ending;
  const { broadcast } = run;
  run.standsIn = standsIn;
  if (standsIn && broadcast.text.trim()) grow(broadcast, `${closed(broadcast.text)}\n\n${fixed.text}`);
  else replace(broadcast, fixed);
  return endRun(run, 'done');
}

/** The reason that upstream ended for, as a browser may read it. */
export function codeOf(error: unknown): string {
  if (error instanceof Failure) return error.code;
  log().error({ err: error }, 'an answer failed');
  return 'ai.failed';
}

async function stored(run: Run, state: State, code: string, care: Danger['care'] | null = null): Promise<void> {
  const { broadcast, actor, upstream } = run;
  upstream.abort();
  const { docId: id, text: content, origin } = broadcast;
  const sources = sourcesIn(content, broadcast.sources);
  const standsIn = state === 'done' && run.standsIn === true;
  const ending = { id, state, content, origin, sources, standsIn, isStoppedHere: run.isStopping === true, care };
  const ended = await withPatience(() => inTurn(() => endAnswer(actor, ending))).then(
    (kept) => endingOf(broadcast, { ...kept, standsIn: standsIn && kept.isNow }, kept.isNow ? code : 'ai.cut'),
    (error) => failing(broadcast, error instanceof Failure && error.status < 500 ? error.code : codeOf(error)),
  );
  registry().runs.delete(id);
  registry().ofQuestion.delete(broadcast.questionDocId);
  endBroadcast(broadcast, ended);
}

/** What browsers are told of an answer that stands as it is stored. */
export function endingOf(
  broadcast: Broadcast,
  { state, content, standsIn }: { state: State; content: string; standsIn: boolean },
  code: string,
) {
  if (state === 'failed') return failing(broadcast, code);
  const { docId, sources, locale } = broadcast;
  const html = answerHtml(content, inPlaces(sources), locale);
  const data = { docId, state, content, html, sources: sourcesIn(content, sources), ...(standsIn && { standsIn }) };
  return { event: event('done', data), shown: content };
}

export function failing({ docId }: Broadcast, code: string) {
  return { event: event('failed', { docId, code }), shown: failedAnswer };
}

const tries = 3;

/** A database that is away for a moment must not cost an answer that is written. */
async function withPatience<T>(store: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await store().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    if ('value' in found) return found.value;
    const isFinal = found.error instanceof Failure && found.error.status < 500;
    if (isFinal || attempt === tries) return Promise.reject(found.error);
    await new Promise((resolve) => setTimeout(resolve, 400 * attempt));
  }
}

/** The run of an answer that this process writes for this person. */
export function ownRun(actor: Actor, id: string): Run | undefined {
  const run = registry().runs.get(id);
  return run?.actor.id === actor.id ? run : undefined;
}
