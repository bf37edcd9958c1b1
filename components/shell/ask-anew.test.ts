import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAnewWhenSeen } from './ask-anew';

const reload = vi.fn();
let page = new EventTarget();
let document = Object.assign(new EventTarget(), { body: { hidden: false }, visibilityState: 'hidden' });

beforeEach(() => {
  page = new EventTarget();
  document = Object.assign(new EventTarget(), { body: { hidden: false }, visibilityState: 'hidden' });
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { reload });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
});

function look(): void {
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
}

it('hides a page behind another tab, and asks for it anew once, when somebody looks at it', () => {
  askAnewWhenSeen();
  expect([document.body.hidden, reload.mock.calls.length]).toEqual([true, 0]);
  look();
  page.dispatchEvent(new Event('focus'));
  expect(reload).toHaveBeenCalledOnce();
});

it('asks for one that stands in a window of its own when that is turned to', () => {
  document.visibilityState = 'visible';
  askAnewWhenSeen();
  expect([document.body.hidden, reload.mock.calls.length]).toEqual([false, 0]);
  page.dispatchEvent(new Event('focus'));
  expect(reload).toHaveBeenCalledOnce();
});

it('goes on showing unsaved text: the browser asks first', () => {
  page.addEventListener('beforeunload', (event) => event.preventDefault());
  askAnewWhenSeen();
  look();
  expect([document.body.hidden, reload.mock.calls.length]).toEqual([false, 1]);
});
