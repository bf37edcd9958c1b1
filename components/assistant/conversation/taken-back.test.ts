import { expect, it } from 'vitest';
import type { AnswerEnd, ChatMessage } from '@/lib/assistant/client';
import { CallFailure } from '@/lib/platform/browser/call';
import { ConversationStore } from './conversation-store';

const key = { user: 'aluno', subject: 'curso_MT', division: '', locale: 'pt-BR' } as const;
const question = { id: 'q', content: 'Oi?' };
const now = () => new Date().toISOString();
const old = '2026-01-22T12:00:00.000Z';
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A line on which nothing arrives until it is whole again. */
async function opened(rows: ChatMessage[] = [], takenBack: readonly string[] = []) {
  const line: { isDead: boolean; failure?: CallFailure } = { isDead: true };
  const ends: ((end: AnswerEnd) => void)[] = [];
  const told: string[] = [];
  const unused = async () => undefined;
  const store = new ConversationStore(key, {
    calls: {
      readConversation: async () => structuredClone(rows),
      addQuestion: async (_, asked, signal) => {
        if (line.failure) throw line.failure;
        if (line.isDead) await new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
        return { ...asked, role: 'user', at: new Date().toISOString() };
      },
      followAnswer: () => {
        const { promise, resolve } = Promise.withResolvers<AnswerEnd>();
        ends.push(resolve);
        return { end: promise, leave: () => undefined };
      },
      updateFeedback: async () => null,
      clearConversation: unused,
      stopAnswer: unused,
    },
    wantedOf: (questionId) => ({ context: { selectedSubject: key.subject }, questionId }),
    tellOthers: () => undefined,
    takeBack: (id) => told.push(id),
    takenBack,
  });
  await store.refresh();
  return { store, line, rows, ends, told };
}

it('takes a question back that is still on its way, and tells the server', async () => {
  const { store, line, rows, ends, told } = await opened();
  const sent = store.send(question);
  store.stop();
  expect(await sent).toBe(false);
  expect(told).toEqual(['q']);
  expect(store.view()).toMatchObject({ messages: [], live: null, isSending: false });
  line.isDead = false;
  expect(await store.send({ ...question, id: 'q2' })).toBe(true);
  rows.push({ ...question, role: 'user', at: now() }, { ...question, id: 'q2', role: 'user', at: now() });
  ends[0]?.({ is: 'failed', docId: 'a', code: 'ai.cut' });
  await settle();
  await store.refresh();
  expect(store.view().messages).toMatchObject([{ id: 'q2' }]);
});

it('neither shows nor asks what was taken back before it was opened, nor what was answered to it', async () => {
  const { store, rows, ends } = await opened([{ ...question, role: 'user', at: now() }], ['q']);
  expect(store.view().messages).toEqual([]);
  expect(ends).toHaveLength(0);
  rows.push({ id: 'a', role: 'assistant', content: 'Pron', state: 'writing', at: now() });
  rows.push({ id: 'q2', content: 'E isto?', role: 'user', at: now() });
  await store.refresh();
  expect(store.view().messages).toMatchObject([{ id: 'q2' }]);
  expect(ends).toHaveLength(1);
});

it('takes back what is on its way when it is cleared, and brings it back with no failure of that', async () => {
  const { store, rows, told } = await opened([{ id: 'q0', role: 'user', content: 'Antes', at: old }]);
  const sent = store.send(question);
  const cleared = store.clear();
  expect(store.view().messages).toEqual([]);
  expect(await sent).toBe(false);
  expect(told).toEqual(['q']);
  expect(await cleared).toBe(true);
  rows.length = 0;
  expect(store.view()).toMatchObject({ messages: [], live: null, isSending: false });
});

it('finds a question gone that another tab cleared or took back: that is no failed answer', async () => {
  const { store, rows, ends } = await opened([{ ...question, role: 'user', at: now() }]);
  expect(store.view().live?.questionId).toBe('q');
  rows.length = 0;
  ends[0]?.({ is: 'failed', docId: 'a', code: 'MODEL_NOT_FOUND' });
  await settle();
  expect(store.view()).toMatchObject({ messages: [], live: null, finished: null });
});

it('asks once for what is there and cannot be answered', async () => {
  const { store, ends } = await opened([{ ...question, role: 'user', at: now() }]);
  ends[0]?.({ is: 'failed', docId: undefined, code: 'MODEL_NOT_FOUND' });
  await settle();
  expect(ends).toHaveLength(1);
  expect(store.view()).toMatchObject({ messages: [{ id: 'q' }], live: null });
});

it('keeps why the server surely did not take a question, and forgets it when that is sent again', async () => {
  const { store, line } = await opened();
  line.failure = new CallFailure(429, 'request.too-many', [], undefined);
  expect(await store.send(question)).toBe(false);
  expect(store.view().refusals).toEqual({ q: 'request.too-many' });
  line.failure = new CallFailure(504, 'server.failed', [], undefined);
  expect(await store.send(question)).toBe(false);
  expect(store.view().refusals).toEqual({});
});

it('says nothing of an answer while the next one is awaited', async () => {
  const { store, line, ends } = await opened();
  line.isDead = false;
  await store.send(question);
  ends[0]?.({ is: 'failed', docId: 'a', code: 'ai.cut' });
  await settle();
  expect(store.view().finished).toMatchObject({ state: 'failed' });
  void store.ask('q');
  expect(store.view().finished).toBeNull();
});

it('keeps the objects of what did not change when it is read again', async () => {
  const at = old;
  const answer: ChatMessage = { id: 'a', role: 'assistant', content: 'Pronto', state: 'done', at };
  const { store, rows } = await opened([{ ...question, role: 'user', at }, answer]);
  const before = store.view().messages;
  rows[1] = { ...answer, feedback: { status: 'liked', observation: '', at } };
  await store.refresh();
  const after = store.view().messages;
  expect(after[0]).toBe(before[0]);
  expect(after[1]?.feedback?.status).toBe('liked');
});
