import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '@/lib/assistant/client';
import { openTurn, withoutTurns } from './message-order';

const at = '2026-01-22T12:00:00.000Z';
const since = Date.parse(at) - 1000;
const question = (id: string, when = at): ChatMessage => ({ id, role: 'user', content: id, at: when });
const answer = (id: string, state: ChatMessage['state'] = 'done'): ChatMessage => {
  return { id, role: 'assistant', content: id, state, at };
};
const anyOne = () => true;

describe('what waits for somebody to listen', () => {
  it('is an answer that is being written, also one before others', () => {
    const messages = [question('q1'), answer('a1', 'writing'), question('q2'), answer('a2')];
    expect(openTurn(messages, anyOne, since)).toEqual({ questionId: 'q1', docId: 'a1' });
    expect(openTurn([question('q0'), ...messages], anyOne, since)).toEqual({ questionId: 'q1', docId: 'a1' });
  });

  it('is else the first fresh question without an answer, wherever two tabs left it', () => {
    const messages = [question('q0', '2026-01-22T11:00:00.000Z'), question('q1'), question('q2'), answer('a2')];
    expect(openTurn(messages, anyOne, since)).toEqual({ questionId: 'q1' });
    expect(openTurn(messages, ({ id }) => id !== 'q1', since)).toBeUndefined();
  });

  it('is nothing where all is answered, also by a failure', () => {
    expect(openTurn([question('q1'), answer('a1', 'failed')], anyOne, since)).toBeUndefined();
    expect(openTurn([], anyOne, since)).toBeUndefined();
  });
});

it('leaves questions out with their answers, and nothing else', () => {
  const messages = [question('q1'), answer('a1'), question('q2'), question('q3'), answer('a3')];
  expect(withoutTurns(messages, new Set(['q1', 'q2'])).map(({ id }) => id)).toEqual(['q3', 'a3']);
  expect(withoutTurns(messages, new Set())).toEqual(messages);
});
