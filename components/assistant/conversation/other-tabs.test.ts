import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let tellTabs: typeof import('./other-tabs').tellTabs;
let watchTabs: typeof import('./other-tabs').watchTabs;
beforeEach(async () => {
  vi.resetModules();
  ({ tellTabs, watchTabs } = await import('./other-tabs'));
});
afterEach(() => vi.unstubAllGlobals());

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
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  return { page, open, otherTab: () => new Channel() };
}

it('tells every panel of a conversation but the one that tells, once', () => {
  const { otherTab } = stubChannels();
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
  tellTabs(teller);
  expect(heard).toHaveBeenCalledTimes(2);
});

it('forgets what another tab changed while no panel is open, and hears nothing while the page is put aside', async () => {
  const { open, otherTab, page } = stubChannels();
  const tab = otherTab();
  const { keepConversation, keptConversation } = await import('@/lib/assistant/client');
  const reader = { key, refresh: vi.fn() };
  watchTabs(reader)();
  keepConversation(key, []);
  expect(keptConversation(key)).toMatchObject({ messages: [], isFresh: true });
  tab.postMessage({ ...key, locale: 'en' });
  expect(keptConversation(key)).toBeUndefined();
  expect(reader.refresh).not.toHaveBeenCalled();

  keepConversation(key, []);
  const leave = watchTabs(reader);
  page.dispatchEvent(new Event('pagehide'));
  expect(open.size).toBe(1);
  expect(keptConversation(key)).toBeUndefined();
  page.dispatchEvent(new Event('pageshow'));
  expect(open.size).toBe(2);
  expect(reader.refresh).toHaveBeenCalledTimes(1);
  leave();
});
