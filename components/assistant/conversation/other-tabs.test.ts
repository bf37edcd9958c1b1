import { expect, it, vi } from 'vitest';
import { tellTabs, watchTabs } from './other-tabs';

const key = { user: 'aluno', subject: 'curso_MT', division: '', locale: 'pt-BR' } as const;

/** As in the standard: every channel of a name hears but the one that speaks, in this tab too. */
function stubChannels() {
  const open = new Set<EventTarget>();
  class Channel extends EventTarget {
    constructor() {
      super();
      open.add(this);
    }
    postMessage(data: unknown) {
      for (const one of open) if (one !== this) one.dispatchEvent(Object.assign(new Event('message'), { data }));
    }
    close() {
      open.delete(this);
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', new EventTarget());
  return { open, otherTab: () => new Channel() };
}

it('tells every panel of a conversation but the one that tells, once', () => {
  const { open, otherTab } = stubChannels();
  const tab = otherTab();
  const heard = vi.fn();
  tab.addEventListener('message', heard);
  const teller = { key, refresh: vi.fn() };
  const beside = { key, refresh: vi.fn() };
  const foreign = { key: { ...key, subject: 'curso_MP' }, refresh: vi.fn() };
  const leave = [teller, beside, foreign].map(watchTabs);
  tellTabs(teller);
  expect([teller, beside, foreign].map(({ refresh }) => refresh.mock.calls.length)).toEqual([0, 1, 0]);
  expect(heard).toHaveBeenCalledTimes(1);
  tab.postMessage(key);
  expect([teller, beside, foreign].map(({ refresh }) => refresh.mock.calls.length)).toEqual([1, 2, 0]);
  for (const one of leave) one();
  expect(open.size).toBe(1);
  tellTabs(teller);
  expect(heard).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
