import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '@/lib/access/actor';
import { defineExchange } from '@/lib/access/define-query';
import { limitRate } from '@/lib/access/rate-limit';
import { careAnswer } from '@/lib/care/prompts/care-answer';
import type { Screened } from '@/lib/care/rules/care-sign';
import { showsSomething } from '@/lib/platform/ai/spoken';
import { streamChat } from '@/lib/platform/ai/stream-chat';
import type { Completion } from '@/lib/platform/ai/wire';
import { EventsAnswer } from '@/lib/platform/http/events-answer';
import { log } from '@/lib/platform/log/log';
import { countTokens } from '@/lib/school-ai/commands/count-tokens';
import { abilities } from '../abilities';
import { beginAnswer } from '../commands/begin-answer';
import { cutShort, isCut } from '../prompts/cut-short';
import { question } from '../queries/question';
import { stateOf } from '../queries/shown-message';
import { answerChecker } from '../rules/answer-check';
import { careMarkReader } from '../rules/care-mark';
import { promptsAMinute } from '../rules/limits';
import { AnswerWanted } from '../schemas/answers';
import { type Broadcast, grow, newBroadcast } from './broadcast';
import { broadcastReply } from './broadcast-reply';
import { followed } from './follow';
import { begunInTurn, inTurn } from './in-turn';
import { type Asked, type Asking, type Fixed, planned } from './plan';
import { type Run, registry } from './registry';
import { codeOf, endInstead, endRun, startRun, takeBack } from './run';

/**
 * The answer to a question of the caller's. One that is there is told again, one that is being written is joined, one
 * that failed is written anew: asking twice, from two tabs or over a line that was cut, never gives two answers.
 */
export const answerQuestion = defineExchange({
  name: 'assistant.answer',
  may: abilities['assistant:ask'],
  input: AnswerWanted,
  reply: EventsAnswer,
  run: async ({ actor, input }) => {
    const answer = await begunInTurn(async () => {
      await limitRate({ name: 'assistant.answer:person', of: actor.id, max: promptsAMinute, seconds: 60 });
      return broadcastOf(actor, await question(actor, input));
    });
    return broadcastReply(answer);
  },
});

function broadcastOf(actor: Actor, asked: Asked): Promise<Broadcast> {
  const { ofQuestion } = registry();
  const joined = ofQuestion.get(asked.id);
  if (joined) return joined;
  if (asked.answer && !asked.answer.standsIn && stateOf(asked.answer, asked.now) !== 'failed') {
    return followed(actor, { id: asked.answer.id, locale: asked.locale });
  }
  const beginning = begun(actor, asked);
  ofQuestion.set(asked.id, beginning);
  // Without a run nothing would take it away.
  const settled = () => {
    if (![...registry().runs.values()].some(({ broadcast }) => broadcast.questionDocId === asked.id)) {
      ofQuestion.delete(asked.id);
    }
  };
  beginning.then(settled, settled);
  return beginning;
}

async function begun(actor: Actor, asked: Asked): Promise<Broadcast> {
  const plan = await planned(actor, asked);
  const { origin, sources, hint } = plan;
  const about = { docId: randomUUIDv7(), questionDocId: asked.id, locale: asked.locale };
  const broadcast = newBroadcast({ ...about, origin, sources });
  const upstream = new AbortController();
  const taken = {
    id: about.docId,
    questionId: asked.id,
    origin,
    sources,
    hint,
    images: asked.image ? 1 : 0,
    care: 'care' in plan ? adultHears(actor, asked, plan.care) : null,
  };
  // Counted before a model is asked: it is paid for whatever it writes, heard or not.
  const place = await inTurn(() => beginAnswer(actor, taken));
  if (!place.isNew) return followed(actor, { id: place.id, locale: asked.locale });
  const of = { actor, conversationId: asked.conversationId, upstream };
  if (!('chat' in plan)) return sentWhole(of, broadcast, plan);
  if (place.over) {
    const instead = plan.instead(place.over);
    return sentWhole(of, newBroadcast({ ...about, origin: instead.origin, sources: instead.sources }), instead);
  }
  const run = startRun(broadcast, of);
  void asking(plan, run, asked).then(
    async ({ usage, finishReason }) => {
      const last = cutShort({ text: broadcast.text, finishReason, locale: broadcast.locale, tipo: actor.tipo });
      if (last && !run.ending) grow(broadcast, last);
      await (broadcast.text.trim() ? endRun(run, 'done') : endInstead(run, plan.instead('failed'), { standsIn: true }));
      if (usage) await cost(actor, usage.promptTokens + usage.completionTokens);
    },
    (error) => {
      if (run.ending) return;
      log().warn({ code: codeOf(error) }, 'the guide answered where a model failed');
      return endInstead(run, plan.instead(broadcast.text.trim() ? 'cut' : 'failed'), { standsIn: true });
    },
  );
  return broadcast;
}

/**
 * The model's words go out once they were read, sentence by sentence, until it says that it sees danger, or gives away
 * or says what it must not: then a fixed answer or the guide's stands instead.
 */
async function asking({ chat, careMark, check, instead }: Asking, run: Run, asked: Asked): Promise<Completion> {
  const { broadcast, actor, upstream } = run;
  const { signal } = upstream;
  const begun = () => [careMarkReader(careMark), answerChecker(check)] as const;
  let [marks, checker] = begun();
  const show = (text: string) => {
    const why = checker.stopped();
    if (why) return void endInstead(run, instead(why), { standsIn: false });
    if (text) grow(broadcast, text);
  };
  // Its topic may be cut off, with the line, with the answer, or by who reads no further.
  run.danger = () => {
    marks.end(true);
    const seen = marks.care();
    const care = adultHears(actor, asked, seen);
    return seen && care && { text: careAnswer(seen.topic, asked.locale, actor.tipo), care };
  };
  const onText = (more: string) => {
    if (signal.aborted) return;
    const before = broadcast.text.length;
    show(checker.take(marks.take(more)));
    if (marks.isWhole()) void endRun(run, 'done');
    return showsSomething(broadcast.text.slice(before));
  };
  const onUnsaid = () => {
    [marks, checker] = begun();
    takeBack(run);
  };
  const mayWait = () => broadcast.text !== '';
  try {
    const completion = await streamChat({ ...chat, signal }, { onText, onUnsaid, mayWait });
    const last = marks.end(isCut(completion));
    if (!signal.aborted && !marks.isMarked()) show(checker.take(last) + checker.rest());
    return completion;
  } finally {
    if (run.danger()) void endRun(run, 'done');
  }
}

/** What needs no model is there in one piece. */
function sentWhole(of: Parameters<typeof startRun>[1], broadcast: Broadcast, { text }: Fixed): Broadcast {
  const run = startRun(broadcast, of);
  grow(broadcast, text);
  void endRun(run, 'done');
  return broadcast;
}

/** Of what a pupil wrote; anybody else is told whom to call, and needs no adult. */
function adultHears({ tipo }: Actor, { content: excerpt, conversationId, history }: Asked, care?: Screened | null) {
  if (tipo !== 'aluno' || !care) return null;
  const before = history.flatMap(({ role, content }) => (role === 'user' ? content : []));
  return { ...care, excerpt, conversationId, before };
}

/** What it cost is a figure of the school's; that it could not be stored is no failure of the answer. */
function cost(actor: Actor, tokens: number): Promise<unknown> {
  return inTurn(() => countTokens(actor, { tokens })).catch((err) => log().warn({ err }, 'tokens were not counted'));
}
