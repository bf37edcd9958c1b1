import { expect, it, vi } from 'vitest';
import type { AnswerEnd, AnswerHeard, ChatMessage, KeptConversation } from '@/lib/assistant/client';
import { ConversationStore } from './conversation-store';

const key = { user: 'aluno', subject: 'curso_MT', division: '', locale: 'pt-BR' } as const;
const settle = () => new Promise((resolve) => setTimeout(resolve));
const at = () => new Date().toISOString();
const question = (id: string): ChatMessage => ({ id, role: 'user', content: id, at: at() });
const answer = (id: string, state: ChatMessage['state']): ChatMessage => {
  return { id, role: 'assistant', content: id, state, at: at() };
};
const done = (docId: string): AnswerEnd => {
  return { is: 'done', docId, state: 'done', content: 'Pronto', html: '<p>Pronto</p>', sources: [] };
};

type Followed = { from: object; listener: AnswerHeard; end: (end: AnswerEnd) => void; leave: () => void };

async function opened(rows: ChatMessage[], kept?: KeptConversation) {
  const followed: Followed[] = [];
  const added = Promise.withResolvers<void>();
  const unused = async () => undefined;
  const keep = vi.fn<(messages: readonly ChatMessage[] | undefined) => void>();
  const readConversation = vi.fn(async () => structuredClone(rows));
  const store = new ConversationStore(key, {
    calls: {
      readConversation,
      addQuestion: async (_, asked) => {
        await added.promise;
        return { ...asked, role: 'user', at: at() };
      },
      followAnswer: (from, listener) => {
        const { promise, resolve, reject } = Promise.withResolvers<AnswerEnd>();
        const leave = vi.fn(() => reject(new Error('left')));
        followed.push({ from, listener, end: resolve, leave });
        return { end: promise, leave };
      },
      updateFeedback: async () => null,
      clearConversation: unused,
      stopAnswer: unused,
    },
    wantedOf: (questionId) => ({ context: { selectedSubject: key.subject }, questionId }),
    tellOthers: () => undefined,
    takeBack: () => undefined,
    kept,
    keep,
  });
  store.open();
  await settle();
  return { store, followed, readConversation, keep, arrive: added.resolve };
}

it('has an answer begun whose subject was left before its first word, and listens no further', async () => {
  const { store, followed } = await opened([question('q')]);
  store.leave();
  expect(followed[0]?.leave).not.toHaveBeenCalled();
  followed[0]?.listener.onBegin({ docId: 'a', origin: 'model' });
  expect(followed[0]?.leave).toHaveBeenCalledOnce();
});

it('asks for the answer of a question that arrives when its subject was left', async () => {
  const { store, followed, arrive } = await opened([]);
  const sent = store.send({ id: 'q', content: 'Oi?' });
  store.leave();
  arrive();
  expect(await sent).toBe(true);
  expect(followed[0]?.from).toMatchObject({ wanted: { questionId: 'q' } });
  followed[0]?.listener.onBegin({ docId: 'a', origin: 'model' });
  expect(followed[0]?.leave).toHaveBeenCalledOnce();
});

it('leaves at once an answer that has begun', async () => {
  const { store, followed } = await opened([question('q'), answer('a', 'writing')]);
  followed[0]?.listener.onBegin({ docId: 'a', origin: 'model' });
  store.leave();
  expect(followed[0]?.leave).toHaveBeenCalledOnce();
});

it('reads nothing of a subject that was left when its answer ends', async () => {
  const { store, followed, readConversation } = await opened([question('q')]);
  store.leave();
  followed[0]?.end({ is: 'failed', docId: undefined, code: 'MODEL_NOT_FOUND' });
  await settle();
  expect(readConversation).toHaveBeenCalledOnce();
});

it('listens to one answer after the other where two tabs asked at the same time', async () => {
  const rows = [question('q1'), answer('a1', 'writing'), question('q2'), answer('a2', 'writing')];
  const { store, followed } = await opened(rows);
  expect(followed.map(({ from }) => from)).toMatchObject([{ docId: 'a1' }]);
  followed[0]?.end(done('a1'));
  await settle();
  expect(followed.map(({ from }) => from)).toMatchObject([{ docId: 'a1' }, { docId: 'a2' }]);
  followed[1]?.end(done('a2'));
  await settle();
  expect(store.view().messages.map(({ state }) => state)).toEqual([undefined, 'done', undefined, 'done']);
});

it('is read again only when what is known is older than 5 minutes', async () => {
  const rows = [question('q'), answer('a', 'done')];
  const fresh = await opened([], { messages: rows, isFresh: true });
  expect(fresh.readConversation).not.toHaveBeenCalled();
  expect(fresh.store.view()).toMatchObject({ state: 'ready', messages: rows });
  const stale = await opened([], { messages: rows, isFresh: false });
  expect(stale.readConversation).toHaveBeenCalledOnce();
  expect(stale.store.view().messages).toEqual([]);
});

it('is kept while nothing of it is under way, and what goes on after it was left is not', async () => {
  const { store, followed, keep } = await opened([question('q')]);
  expect(keep).toHaveBeenLastCalledWith(undefined);
  followed[0]?.end(done('a'));
  await settle();
  expect(keep.mock.lastCall?.[0]?.map(({ id }) => id)).toEqual(['q', 'a']);
  void store.send({ id: 'q2', content: 'E depois?' });
  store.leave();
  expect(keep).toHaveBeenLastCalledWith(undefined);
  const calls = keep.mock.calls.length;
  await settle();
  expect(keep.mock.calls.length).toBe(calls);
});
