import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReadAnew } from './read-anew';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A screen of one word after the other, and answers that come when they are let go. */
function screen() {
  let shown = 'old';
  const answers: PromiseWithResolvers<string>[] = [];
  const anew = new ReadAnew<string>((change) => {
    shown = change(shown);
  });
  const read = () => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  };
  const told = (word: string) => anew.tell((now) => `${now} ${word}`);
  const rest = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  return { anew, read, told, rest, answers, shown: () => shown };
}

it('draws what was told while the answer was on its way over the answer, too, and nothing that was told before', async () => {
  const { anew, read, told, rest, answers, shown } = screen();
  told('before');
  anew.ask(read);
  await rest();
  told('meanwhile');
  expect(shown()).toBe('old before meanwhile');
  answers[0]?.resolve('read');
  await rest();
  expect(shown()).toBe('read meanwhile');
  told('after');
  expect(shown()).toBe('read meanwhile after');
});

it('takes the answer to what was asked last, whichever comes first', async () => {
  const { anew, read, rest, answers, shown } = screen();
  anew.ask(read);
  await rest();
  anew.ask(read);
  await rest();
  answers[1]?.resolve('second');
  answers[0]?.resolve('first');
  await rest();
  expect(shown()).toBe('second');
});

it('asks again where no answer came, and no more once nobody looks', async () => {
  const { anew, read, rest, answers, shown } = screen();
  anew.ask(read);
  await rest();
  answers[0]?.reject(new Error('cut'));
  await rest(5000);
  answers[1]?.resolve('read');
  await rest();
  expect(shown()).toBe('read');
  anew.ask(read, 1000);
  anew.stop();
  await rest(60_000);
  expect(answers).toHaveLength(2);
});
