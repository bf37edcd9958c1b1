import type { Actor } from '@/lib/access/actor';
import { type Chat, streamChat } from '@/lib/platform/ai/stream-chat';
import { fail } from '@/lib/platform/errors/failures';
import { answerHtml } from '../prompts/answer-html';
import { cutShort } from '../prompts/cut-short';
import { nowhere, placeOf } from '../queries/place';
import type { Reader } from '../rules/reader';
import { type Material, planned } from './plan';

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
  const { origin, sources, passages } = plan;
  const text = 'chat' in plan ? await written(plan.chat, reader, signal) : plan.text;
  return {
    content: text,
    html: answerHtml(text, sources, locale),
    origin,
    answeredBy: 'chat' in plan ? plan.chat.model : origin,
    passages,
  };
}

/** Nothing was said before, and whoever asks is nobody. */
const unheard = {
  division: '',
  history: [],
  guardians: [],
  isAllowedOut: true,
  classIds: [],
  school: null,
  image: null,
  usedQuestions: 0,
  usedImages: 0,
  isSchoolUsedUp: false,
};

async function written(chat: Chat, { tipo, locale }: Reader, signal: AbortSignal | undefined): Promise<string> {
  let text = '';
  const onText = (more: string) => {
    text += more;
  };
  const { finishReason } = await streamChat({ ...chat, signal }, { onText });
  text += cutShort({ text, finishReason, locale, tipo });
  return text.trim() ? text : fail('ai.failed');
}
