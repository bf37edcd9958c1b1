import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { neverBack } from './never-back';

const reload = vi.fn();
const page = new EventTarget();
const body = { hidden: false };

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', { body });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
  body.hidden = false;
});

const tell = (type: string, persisted: boolean) => page.dispatchEvent(Object.assign(new Event(type), { persisted }));

it('hides what the browser keeps of a page when it is left, and asks for it anew when somebody comes back', () => {
  const end = neverBack();
  tell('pagehide', true);
  expect(body.hidden).toBe(true);
  tell('pageshow', true);
  expect(reload).toHaveBeenCalledOnce();
  end();
});

it('leaves alone what is not kept, and a page that is shown for the first time', () => {
  const end = neverBack();
  tell('pageshow', false);
  tell('pagehide', false);
  end();
  tell('pageshow', true);
  expect([body.hidden, reload.mock.calls.length]).toEqual([false, 0]);
});
