import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLine } from './line';

class MadeSource extends EventTarget {
  static all: MadeSource[] = [];
  onerror: (() => void) | undefined;
  isOpen = true;
  constructor() {
    super();
    MadeSource.all.push(this);
  }
  close() {
    this.isOpen = false;
  }
  say(name: string, data: unknown) {
    this.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data) }));
  }
}

const asked: PromiseWithResolvers<Response>[] = [];
const open = () => MadeSource.all.filter(({ isOpen }) => isOpen);

beforeEach(() => {
  vi.useFakeTimers();
  MadeSource.all = [];
  asked.length = 0;
  const page = new EventTarget();
  vi.stubGlobal('EventSource', MadeSource);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('fetch', () => {
    const answer = Promise.withResolvers<Response>();
    asked.push(answer);
    return answer.promise;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is one line, also where it is woken while it waits for the answer to a question', async () => {
  const line = openLine({ topics: ['a'], since: '1.1', onNews: () => undefined, onOver: () => undefined });
  // Where no stream comes through, it is asked now and then.
  while (asked.length === 0) {
    open().at(-1)?.onerror?.();
    await vi.advanceTimersByTimeAsync(5000);
  }
  line.wake();
  expect(open()).toHaveLength(1);
  open()[0]?.say('ready', { lost: false });
  asked[0]?.resolve(Response.json({ position: '2.2', events: [], lost: false }));
  for (let beat = 0; beat < 30; beat += 1) {
    await vi.advanceTimersByTimeAsync(20_000);
    for (const source of open()) source.say('position', '3.3');
  }
  expect(asked).toHaveLength(1);
  expect(open()).toHaveLength(1);
  line.close();
  expect(open()).toEqual([]);
});
