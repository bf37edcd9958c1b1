'use client';

import type * as z from 'zod/mini';
import { CallFailure, call, callForStream } from '@/lib/platform/browser/call';
import { readUntil, type StreamEvent } from '@/lib/platform/browser/event-stream';
import { forgetReply, recalled, remember } from '@/lib/platform/browser/memory';
import { PatientLine } from '@/lib/platform/browser/patient-line';
import { locales } from '@/lib/platform/i18n/locales';
import { followAnswerOp, promptOp, stopAnswerOp } from './contract/answers';
import {
  addMessageOp,
  clearConversationOp,
  readConversationOp,
  takeBackOp,
  updateFeedbackOp,
} from './contract/conversations';
import type { AnswerWanted } from './schemas/answers';
import type { ChatFeedback, ChatMessageShown, ChatSource, ConversationKey } from './schemas/conversations';

export type Conversation = z.infer<typeof ConversationKey>;
export type ChatMessage = z.infer<typeof ChatMessageShown>;
export type Source = z.infer<typeof ChatSource>;
export type Origin = NonNullable<ChatMessage['origin']>;
export type Feedback = z.input<typeof ChatFeedback>['feedback'];
export type Wanted = z.input<typeof AnswerWanted>;

export async function readConversation(key: Conversation): Promise<ChatMessage[]> {
  return (await call(readConversationOp, key)).items;
}

export type KeptConversation = { messages: readonly ChatMessage[]; isFresh: boolean };

/** As this document knows it, without asking. */
export function keptConversation(key: Conversation): KeptConversation | undefined {
  const known = recalled(readConversationOp, key);
  if (!known || known.reply instanceof Promise) return undefined;
  return { messages: known.reply.items, isFresh: known.isFresh };
}

export function keepConversation(key: Conversation, messages: readonly ChatMessage[]): void {
  remember(readConversationOp, key, { items: [...messages] });
}

/** In every language: the messages are the same. */
export function forgetConversation(key: Conversation): void {
  for (const locale of locales) forgetReply(readConversationOp, { ...key, locale });
}

/** What a talk changes, the talk itself keeps in step. */
const sparesMemory = true;

export type NewQuestion = { id: string; content: string; imageUrl?: string | undefined };

/** The id is the browser's, so that sending it again adds nothing. */
export async function addQuestion(key: Conversation, question: NewQuestion, signal: AbortSignal): Promise<ChatMessage> {
  const message = { ...question, role: 'user' as const };
  return (await call(addMessageOp, { ...key, message }, { idempotencyKey: keyOf(question.id), signal, sparesMemory }))
    .message;
}

/** Over any number of cut lines, whatever is shown meanwhile. */
export async function takeBackQuestion(key: Conversation, id: string): Promise<void> {
  const line = new PatientLine(() => undefined);
  await line.ask((signal) => call(takeBackOp, { ...key, id }, { signal, sparesMemory }));
}

/** To what who is in need is told, if the text was a cry for help. */
export async function updateFeedback(key: Conversation, id: string, feedback: Feedback): Promise<string | null> {
  return (await call(updateFeedbackOp, { ...key, id, feedback }, { sparesMemory })).help;
}

export async function clearConversation(key: Conversation): Promise<void> {
  await call(clearConversationOp, key, { sparesMemory });
}

export async function stopAnswer(id: string): Promise<void> {
  await call(stopAnswerOp, { id }, { sparesMemory });
}

/** Of 32 digits, as every other one. */
function keyOf(id: string): string {
  return id.replaceAll('-', '');
}

export type AnswerHeard = {
  onBegin: (begun: { docId: string; origin: Origin }) => void;
  onText: (text: string) => void;
  onBlock: (index: number, html: string) => void;
  /** The line is gone, or is back. */
  onWaiting: (isWaiting: boolean) => void;
};

/** How the answer ended: written, as far as it was wanted; or failed, with a code of `failures`. */
export type AnswerEnd =
  | {
      is: 'done';
      docId: string;
      state: 'done' | 'stopped';
      content: string;
      html: string;
      sources: Source[];
      standsIn?: boolean;
    }
  | { is: 'failed'; docId: string | undefined; code: string };

/** The server says every 15 s that it is still there. */
const silenceMs = 40_000;

/** A new one by its question, or one that has a name. */
export type AnswerFrom = { locale: Conversation['locale'] } & ({ wanted: Wanted } | { docId: string });

/**
 * Follows one answer to its end over any number of cut lines: asked for by its question until it has a name, picked up
 * by that afterwards. Asking twice is joining, never a second answer. Rejects when it is given up or refused; being asked
 * too much is no cut line, and ends it with the reason.
 */
export function followAnswer(from: AnswerFrom, heard: AnswerHeard) {
  const line = new PatientLine((state) => heard.onWaiting(state === 'waiting'));
  let docId = 'docId' in from ? from.docId : undefined;
  const end = line.ask(async (signal) => {
    const asked =
      docId === undefined && 'wanted' in from
        ? callForStream(promptOp, from.wanted, { signal })
        : callForStream(followAnswerOp, { id: docId ?? '', locale: from.locale }, { signal });
    // One that has begun is only waited for: whatever refuses it for a moment.
    const stream = await (docId === undefined ? asked.catch(tooMuch) : asked);
    if ('is' in stream) return stream;
    return readUntil(stream, silenceMs, (event) =>
      passOn(event, {
        ...heard,
        onBegin: (begun) => {
          docId = begun.docId;
          heard.onBegin(begun);
        },
      }),
    );
  });
  return { end, leave: () => line.cancel() };
}

/** Whoever stands between names no reason: then it was too many at once. */
async function tooMuch(error: unknown): Promise<AnswerEnd> {
  if (!(error instanceof CallFailure) || error.status !== 429) return Promise.reject(error);
  return { is: 'failed', docId: undefined, code: error.code === 'server.failed' ? 'request.too-many' : error.code };
}

/** The end, when this event tells it. */
function passOn({ event, data }: StreamEvent, heard: AnswerHeard): AnswerEnd | undefined {
  const value = JSON.parse(data);
  if (event === 'begin') heard.onBegin(value);
  if (event === 'text') heard.onText(value.text);
  if (event === 'block') heard.onBlock(value.index, value.html);
  if (event === 'done') return { is: 'done', ...value };
  return event === 'failed' ? { is: 'failed', docId: value.docId, code: value.code } : undefined;
}
