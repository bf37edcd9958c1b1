import type { ChatMessage, Prisma } from '@/lib/platform/db/generated/client';
import type { Locale } from '@/lib/platform/i18n/locales';
import { answerHtml } from '../prompts/answer-html';
import { imageAddress } from '../rules/image-address';
import { failedAnswer } from '../rules/limits';
import { inPlaces, type Source, sourcesIn } from '../rules/sources';
import { staleBefore } from '../rules/staleness';

/** An answer as it stands: one of which nothing was written for long is written by nobody any more. */
export function stateOf({ state, updatedAt }: Pick<ChatMessage, 'state' | 'updatedAt'>, now: Date) {
  return state === 'writing' && updatedAt < staleBefore(now) ? 'failed' : state;
}

/** The answers whose content on the wire is this: of a failed one the marker, of others their own. */
export function toldAs(content: string, now: Date): Prisma.ChatMessageWhereInput {
  const failed = {
    OR: [{ state: 'failed' as const }, { state: 'writing' as const, updatedAt: { lt: staleBefore(now) } }],
  };
  return { role: 'assistant', ...(content === failedAnswer ? failed : { content, NOT: failed }) };
}

/** A message as the wire tells it. What an answer had when it failed is kept, and not told. */
export function shownMessage(message: ChatMessage, { now, locale }: { now: Date; locale: Locale }) {
  const { id, role, createdAt, imageFileId } = message;
  const at = createdAt.toISOString();
  if (role === 'user') {
    return { id, role, content: message.content, at, ...(imageFileId && { imageUrl: imageAddress(imageFileId) }) };
  }
  const state = stateOf(message, now);
  return {
    id,
    role,
    at,
    origin: message.origin ?? undefined,
    ...(message.standsIn && { standsIn: true }),
    ...shownContent(message, state, locale),
    ...feedbackOf(message),
  };
}

function shownContent({ content, sources }: ChatMessage, state: ReturnType<typeof stateOf>, locale: Locale) {
  if (state === 'failed') return { state, content: failedAnswer };
  const cited = (sources ?? []) as Source[];
  return {
    state: state ?? undefined,
    content,
    html: answerHtml(content, inPlaces(cited), locale),
    sources: sourcesIn(content, cited),
  };
}

function feedbackOf({ liking, observation, feedbackAt }: ChatMessage) {
  return feedbackAt ? { feedback: { status: liking, observation, at: feedbackAt.toISOString() } } : {};
}
