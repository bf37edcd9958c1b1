import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { AnswerEnd, AnswerHeard, ChatMessage } from '@/lib/assistant/client';
import { failedAnswer } from '@/lib/assistant/rules/limits';
import { ConversationStore } from './conversation-store';
import type { ChatCalls } from './joining';

const key = { user: 'aluno', subject: 'curso_MT', division: '', locale: 'pt-BR' } as const;
const at = '2026-01-22T12:00:00.000Z';

type Server = ReturnType<typeof newServer>;

/** Keeps what a server would, and answers when it is told to. */
function newServer() {
  const rows: ChatMessage[] = [];
  const faults = { add: false, lateAdd: false, feedback: false, clear: false };
  const heard: { listener: AnswerHeard; end: (end: AnswerEnd) => void; fail: (error: Error) => void }[] = [];
  const calls: ChatCalls = {
    readConversation: async () => structuredClone(rows),
    addQuestion: async (_, { id, content }) => {
      if (faults.add) throw new Error('no line');
      const stored = rows.find((row) => row.id === id) ?? { id, content, role: 'user' as const, at };
      if (!rows.includes(stored)) rows.push(stored);
      if (faults.lateAdd) throw new Error('the answer was lost');
      return stored;
    },
    updateFeedback: async () => {
      if (faults.feedback) throw new Error('no line');
      return null;
    },
    clearConversation: async () => {
      if (faults.clear) throw new Error('no line');
      rows.length = 0;
    },
    stopAnswer: vi.fn(async () => undefined),
    followAnswer: (_, listener) => {
      const { promise, resolve, reject } = Promise.withResolvers<AnswerEnd>();
      heard.push({ listener, end: resolve, fail: reject });
      return { end: promise, leave: () => reject(new Error('left')) };
    },
  };
  return { rows, faults, heard, calls };
}

const tellOthers = vi.fn();

async function opened(server: Server): Promise<ConversationStore> {
  const wantedOf = (questionId: string) => ({ context: { selectedSubject: key.subject }, questionId });
  const store = new ConversationStore(key, { calls: server.calls, wantedOf, tellOthers, takeBack: vi.fn() });
  await store.refresh();
  return store;
}

function answerOf(docId: string, content = 'Pronto'): AnswerEnd {
  return { is: 'done', docId, state: 'done', content, html: `<p>${content}</p>`, sources: [] };
}

/** A question whose words name it: the same words are the same question. */
const asking = (content: string) => ({ id: `q-${content}`, content });
const settle = () => new Promise((resolve) => setTimeout(resolve));
const texts = (store: ConversationStore) => store.view().messages.map(({ content }) => content);

type Step = { add: 'works' | 'fails' | 'lost'; answer: 'done' | 'failed' | 'cut' };

/** One question and what becomes of it; one that did not arrive is sent again. */
async function take(
  { add, answer }: Step,
  turn: number,
  { server, store }: { server: Server; store: ConversationStore },
) {
  Object.assign(server.faults, { add: add === 'fails', lateAdd: add === 'lost' });
  const isSent = await store.send(asking(`${turn}`));
  Object.assign(server.faults, { add: false, lateAdd: false });
  if (!isSent) expect(await store.send(asking(`${turn}`))).toBe(true);
  const { end, fail } = server.heard.at(-1) as Server['heard'][number];
  if (answer === 'cut') fail(new Error('refused'));
  else
    end(answer === 'done' ? answerOf(`a${turn}`, `re ${turn}`) : { is: 'failed', docId: `a${turn}`, code: 'ai.cut' });
  await settle();
}

describe('a conversation on the screen', () => {
  it('shows a question at once, its answer while it comes, and the whole in the end', async () => {
    const server = newServer();
    const store = await opened(server);
    const sent = store.send(asking('Oi?'));
    expect(texts(store)).toEqual(['Oi?']);
    expect(store.view()).toMatchObject({ isSending: true, live: { blocks: [], tail: '' } });
    expect(await sent).toBe(true);
    const [{ listener, end }] = server.heard as [Server['heard'][number]];
    listener.onBegin({ docId: 'a', origin: 'model' });
    listener.onText('Pri');
    listener.onText('meiro\n\n');
    listener.onBlock(0, '<p>Primeiro</p>');
    listener.onText('Se');
    expect(store.view().live).toMatchObject({ blocks: ['<p>Primeiro</p>'], tail: 'Se', docId: 'a' });
    end(answerOf('a'));
    await settle();
    expect(texts(store)).toEqual(['Oi?', 'Pronto']);
    expect(store.view()).toMatchObject({ live: null, finished: { id: 'a', origin: 'model' } });
  });

  it('begins anew when the stream is picked up again', async () => {
    const server = newServer();
    const store = await opened(server);
    await store.send(asking('Oi?'));
    const listener = server.heard[0]?.listener;
    listener?.onBegin({ docId: 'a', origin: 'model' });
    listener?.onText('Pri');
    listener?.onWaiting(true);
    expect(store.view().live?.isWaiting).toBe(true);
    listener?.onWaiting(false);
    listener?.onBegin({ docId: 'a', origin: 'model' });
    listener?.onText('Primeiro');
    expect(store.view().live).toMatchObject({ tail: 'Primeiro', isWaiting: false });
  });

  it('takes a question back that did not arrive, and sends it again as the same one', async () => {
    const server = newServer();
    const store = await opened(server);
    server.faults.lateAdd = true;
    expect(await store.send(asking('Oi?'))).toBe(false);
    expect(store.view()).toMatchObject({ messages: [], live: null, isSending: false });
    server.faults.lateAdd = false;
    expect(await store.send(asking('Oi?'))).toBe(true);
    expect(server.rows).toHaveLength(1);
  });

  it('keeps a failed answer in its place, and asks again in it', async () => {
    const server = newServer();
    const store = await opened(server);
    await store.send(asking('Oi?'));
    server.heard[0]?.end({ is: 'failed', docId: 'a', code: 'ai.cut' });
    await settle();
    expect(texts(store)).toEqual(['Oi?', failedAnswer]);
    const questionId = store.view().messages[0]?.id ?? '';
    expect(store.view().refusals).toEqual({ [questionId]: 'ai.cut' });
    void store.ask(questionId);
    expect(texts(store)).toEqual(['Oi?']);
    server.heard[1]?.end(answerOf('a'));
    await settle();
    expect(texts(store)).toEqual(['Oi?', 'Pronto']);
    expect(store.view().refusals).toEqual({});
  });

  it('picks up an answer that is being written when it opens', async () => {
    const server = newServer();
    server.rows.push(
      { id: 'q', role: 'user', content: 'Oi?', at },
      { id: 'a', role: 'assistant', content: 'Pri', state: 'writing', at },
    );
    const store = await opened(server);
    expect(store.view().live?.questionId).toBe('q');
    server.heard[0]?.end(answerOf('a'));
    await settle();
    expect(texts(store)).toEqual(['Oi?', 'Pronto']);
  });

  it('asks for the answer of a fresh question that nobody asked for, once', async () => {
    const server = newServer();
    server.rows.push({ id: 'q', role: 'user', content: 'Oi?', at: new Date().toISOString() });
    const store = await opened(server);
    server.heard[0]?.fail(new Error('refused'));
    await settle();
    await store.refresh();
    expect(server.heard).toHaveLength(1);
    const old = newServer();
    old.rows.push({ id: 'q', role: 'user', content: 'Oi?', at });
    await opened(old);
    expect(old.heard).toHaveLength(0);
  });

  it('stops an answer as soon as it has a name', async () => {
    const server = newServer();
    const store = await opened(server);
    await store.send(asking('Oi?'));
    store.stop();
    expect(server.calls.stopAnswer).not.toHaveBeenCalled();
    server.heard[0]?.listener.onBegin({ docId: 'a', origin: 'model' });
    store.stop();
    expect(server.calls.stopAnswer).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('brings everything back that could not be cleared', async () => {
    const server = newServer();
    server.rows.push({ id: 'q', role: 'user', content: 'Oi?', at });
    const store = await opened(server);
    server.faults.clear = true;
    const clearing = store.clear();
    expect(texts(store)).toEqual([]);
    expect(await clearing).toBe(false);
    expect(texts(store)).toEqual(['Oi?']);
    server.faults.clear = false;
    expect(await store.clear()).toBe(true);
    expect(texts(store)).toEqual([]);
  });

  it('likes at once and takes it back when that is refused', async () => {
    const server = newServer();
    server.rows.push({ id: 'a', role: 'assistant', content: 'Pronto', state: 'done', at });
    const store = await opened(server);
    expect(await store.rate('a', { status: 'liked' })).toEqual({ help: null });
    expect(await store.rate('a', { observation: 'Ajudou' })).toEqual({ help: null });
    server.faults.feedback = true;
    const refused = store.rate('a', { status: 'disliked' });
    expect(store.view().messages[0]?.feedback).toMatchObject({ status: 'disliked', observation: 'Ajudou' });
    expect(await refused).toBeUndefined();
    expect(store.view().messages[0]?.feedback).toMatchObject({ status: 'liked', observation: 'Ajudou' });
  });

  it('reads what another tab changed only when its own answer is whole', async () => {
    const server = newServer();
    const store = await opened(server);
    await store.send(asking('Oi?'));
    server.rows.push({ id: 'a', role: 'assistant', content: 'Pronto', state: 'done', at });
    server.rows.push({ id: 'q2', role: 'user', content: 'Da outra aba', at });
    await store.refresh();
    expect(texts(store)).toEqual(['Oi?']);
    server.heard[0]?.end(answerOf('a'));
    await settle();
    expect(texts(store)).toEqual(['Oi?', 'Pronto', 'Da outra aba']);
  });

  it('loses and doubles nothing, whatever fails', async () => {
    const step: fc.Arbitrary<Step> = fc.record({
      add: fc.constantFrom('works', 'fails', 'lost'),
      answer: fc.constantFrom('done', 'failed', 'cut'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const server = newServer();
        const store = await opened(server);
        for (const [turn, each] of steps.entries()) await take(each, turn, { server, store });
        expect(server.rows.map(({ content }) => content)).toEqual(steps.map((_, turn) => `${turn}`));
        expect(texts(store)).toEqual(
          steps.flatMap(({ answer }, turn) => [`${turn}`, answer === 'done' ? `re ${turn}` : failedAnswer]),
        );
      }),
      { numRuns: 100 },
    );
  });
});
