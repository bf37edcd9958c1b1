import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { GET as follow } from '@/app/api/chatgpt/answers/[docId]/route';
import { POST as stop } from '@/app/api/chatgpt/answers/[docId]/stop/route';
import { POST as prompt } from '@/app/api/chatgpt/prompt/route';
import { POST as addMessage } from '@/app/api/firestore/conversations/add_message/route';
import { POST as clear } from '@/app/api/firestore/conversations/clear/route';
import { GET as conversation } from '@/app/api/firestore/conversations/route';
import { POST as takeBack } from '@/app/api/firestore/conversations/take_back/route';
import { POST as feedback } from '@/app/api/firestore/conversations/update_message_feedback/route';
import { type Heard, heardStream } from '@/tests/support/live/heard-stream';
import { send } from '@/tests/support/send';
import type { SignedIn } from '@/tests/support/world';
import { subjectStands } from './subject-stands';

export type Message = {
  docId: string;
  role: 'user' | 'assistant';
  content: string;
  html?: string;
  state?: string;
  origin?: string;
  standsIn?: boolean;
  datahora: string;
  sources?: { number: number; address: string }[];
  feedback?: { status: string | null; observation: string; datahora: string };
};

/** One person's panel, open on one subject that is there, as its browser asks. */
export function panelOf({ actor, bearer }: Pick<SignedIn, 'actor' | 'bearer'>, division = '', subject = 'curso_MT') {
  const key = { user: actor.login, subject, specificDivisionFromSubject: division };
  const at = '/firestore/conversations';
  const context = { selectedSubject: subject, specificDivisionFromSubject: division };
  let standing: Promise<void> | undefined;
  const stands = () => {
    standing ??= subjectStands({ subject, division });
    return standing;
  };
  const post = (handler: Parameters<typeof send>[0], path: string, body: object, params?: Record<string, string>) =>
    send(handler, { method: 'POST', path, body, bearer, ...(params && { params }) });

  async function stream(handler: Parameters<typeof send>[0], path: string, init: RequestInit, params = {}) {
    const headers = { authorization: `Bearer ${bearer}`, accept: 'text/event-stream', ...init.headers };
    const request = new Request(`http://localhost:3000/api${path}`, { ...init, headers });
    const response = await handler(request, { params: Promise.resolve(params) });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
    const heard = heardStream(response);
    return { response, ...heard, until: (count: number) => untilHeard(heard, count) };
  }

  return {
    key,
    read: async () => {
      const query = new URLSearchParams(key);
      const { status, body } = await send(conversation, { path: `${at}?${query}`, bearer });
      if (status !== 200) throw new Error(`${at} answered ${status}`);
      return body.items as Message[];
    },
    /** Answers with the id that it was given. */
    add: async (content: string, id: string = randomUUID()) => {
      await stands();
      const { status, body } = await post(addMessage, `${at}/add_message`, {
        ...key,
        message: { docId: id, role: 'user', content },
      });
      if (status !== 200) throw new Error(`add_message answered ${status} ${JSON.stringify(body)}`);
      return id;
    },
    send: async (message: object, other: object = {}) => {
      await stands();
      return post(addMessage, `${at}/add_message`, { ...key, ...other, message });
    },
    rate: (docId: string, given: object, other: object = {}) =>
      post(feedback, `${at}/update_message_feedback`, { ...key, ...other, docId, feedback: given }),
    takeBack: (docId: string, other: object = {}) => post(takeBack, `${at}/take_back`, { ...key, ...other, docId }),
    clear: (other: object = {}) => post(clear, `${at}/clear`, { ...key, ...other }),
    ask: (questionId?: string, stood: object = {}) =>
      post(prompt, '/chatgpt/prompt', { context: { ...context, ...stood }, ...(questionId && { questionId }) }),
    askStreamed: (questionId?: string) =>
      stream(prompt, '/chatgpt/prompt', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ context, ...(questionId && { questionId }) }),
      }),
    follow: (docId: string) => stream(follow, `/chatgpt/answers/${docId}`, {}, { docId }),
    followed: (docId: string) => send(follow, { path: `/chatgpt/answers/${docId}`, params: { docId }, bearer }),
    stop: (docId: string) => post(stop, `/chatgpt/answers/${docId}/stop`, {}, { docId }),
  };
}

export type Panel = ReturnType<typeof panelOf>;

/** As many events, or the end. */
async function untilHeard({ frames, ended }: ReturnType<typeof heardStream>, count: number): Promise<void> {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  await vi.waitUntil(() => isOver || frames.length >= count, { timeout: 15_000, interval: 5 });
}

/** What stands on the screen after these events: drawn blocks and the raw text behind them, or how it ended. */
export function screenOf(frames: readonly Heard[]) {
  const screen = { docId: '', blocks: [] as string[], raw: '', end: undefined as Heard | undefined };
  for (const frame of frames) {
    const data = frame.data ?? {};
    if (frame.event === 'begin') Object.assign(screen, { docId: String(data.docId), blocks: [], raw: '' });
    if (frame.event === 'text') screen.raw += String(data.text);
    if (frame.event === 'block') {
      if (data.index !== screen.blocks.length) throw new Error(`block ${data.index} after ${screen.blocks.length}`);
      screen.blocks.push(String(data.html));
      screen.raw = '';
    }
    if (frame.event === 'done' || frame.event === 'failed') screen.end = frame;
  }
  return screen;
}
