import type { Actor } from '@/lib/access/actor';
import { careAnswer } from '@/lib/care/prompts/care-answer';
import { showsSomething } from '@/lib/platform/ai/spoken';
import { streamChat } from '@/lib/platform/ai/stream-chat';
import { fail } from '@/lib/platform/errors/failures';
import { answerHtml } from '../prompts/answer-html';
import { cutShort, isCut } from '../prompts/cut-short';
import { nowhere, placeOf } from '../queries/place';
import { answerChecker } from '../rules/answer-check';
import { careMarkReader } from '../rules/care-mark';
import type { Reader } from '../rules/reader';
import { type Asking, type Fixed, type Material, planned } from './plan';

type AskedOnce = {
  /** Who tries it, and reads what they may; null where nobody does, and then what is open to everybody. */
  actor: Actor | null;
  question: string;
  subject: string;
  reader: Reader & Pick<Material, 'schoolYear'>;
  signal?: AbortSignal | undefined;
};

/**
 * What the assistant answers to one question beside all conversations, by the plan that every answer has: nothing is
 * stored, and nobody's answers of today are used. A model that fails is a failure ai.*.
 */
export async function answerOnce({ actor, question: content, subject, reader, signal }: AskedOnce) {
  const { tipo, schoolYear, locale } = reader;
  const nobody = { id: 'training', tipo, schoolId: null, name: '', login: '' };
  const at = (await placeOf(actor, { subject, division: '' })) ?? nowhere;
  const plan = await planned(nobody, { ...unheard, at, content, subject, schoolYear, locale });
  const { passages } = plan;
  const { text, origin, sources } = 'chat' in plan ? await written(plan, reader, signal) : plan;
  return {
    content: text,
    html: answerHtml(text, sources, locale),
    origin,
    answeredBy: 'chat' in plan && origin === 'model' ? plan.chat.model : origin,
    passages,
  };
}

/** Nothing was said before, and whoever asks is nobody. */
const unheard = {
  division: '',
  history: [],
  guardians: [],
  isAllowedOut: true,
  isOffInLesson: false,
  isOffInTest: false,
  classIds: [],
  knownClassIds: [],
  schools: [],
  image: null,
  usedQuestions: 0,
  usedImages: 0,
  isSchoolUsedUp: false,
  justTold: null,
};

type Told = Pick<Fixed | Asking, 'origin' | 'sources'> & { text: string };

async function written(plan: Asking, { tipo, locale }: Reader, signal: AbortSignal | undefined): Promise<Told> {
  const { chat, careMark, sources } = plan;
  const begun = () => [careMarkReader(careMark), answerChecker(plan.check)] as const;
  let [marks, checker] = begun();
  let text = '';
  const onText = (more: string) => {
    const told = checker.take(marks.take(more));
    text += told;
    return showsSomething(told);
  };
  const onUnsaid = () => {
    [marks, checker] = begun();
    text = '';
  };
  const completion = await streamChat({ ...chat, signal }, { onText, onUnsaid });
  const last = marks.end(isCut(completion));
  const care = marks.care();
  if (care) return { text: careAnswer(care.topic, locale, tipo), origin: 'care', sources: [] };
  text += checker.take(last) + checker.rest();
  const why = checker.stopped();
  if (why) return plan.instead(why);
  text += cutShort({ text, finishReason: completion.finishReason, locale, tipo });
  return text.trim() ? { text, origin: 'model', sources } : fail('ai.failed');
}
