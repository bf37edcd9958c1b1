import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyPressScript } from './early-press';
import { storedKeys } from './stored-keys';

const heard = new Map<string, (event: object) => void>();
const dataset: Record<string, string> = {};
const stored: Record<string, string> = {};
const page = { body: { dataset }, cookie: '' };
const deleteDatabase = vi.fn();

beforeEach(() => {
  for (const all of [dataset, stored]) for (const key of Object.keys(all)) delete all[key];
  Object.assign(dataset, { person: 'ana' });
  page.cookie = '';
  deleteDatabase.mockReset();
  heard.clear();
  vi.stubGlobal('document', page);
  vi.stubGlobal('indexedDB', { deleteDatabase });
  vi.stubGlobal('localStorage', stored);
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => heard.set(name, hear));
  vi.stubGlobal('removeEventListener', (name: string) => heard.delete(name));
  vi.stubGlobal('window', globalThis);
  // As a page runs it: sent as text, it finds nothing of this module.
  new Function(earlyPressScript('left'))();
});
afterEach(() => vi.unstubAllGlobals());

/** Whether the form went its way. */
function submitted(form: object): boolean {
  const event = { target: form, preventDefault: vi.fn() };
  heard.get('submit')?.(event);
  return event.preventDefault.mock.calls.length === 0;
}
const wayOut = () => ({ dataset: { leaves: '' }, requestSubmit: vi.fn() });

it('holds the way out until the page can ask, where something of this person waits here', () => {
  stored[storedKeys.unsent] = 'ana';
  const form = wayOut();
  expect(submitted(form)).toBe(false);
  heard.get('page-awake')?.({});
  expect(dataset.unsent).toBe('');
  expect(form.requestSubmit).toHaveBeenCalledOnce();
  expect(heard.has('submit')).toBe(false);
});

it('lets the second press go where no script comes, and the first one where nothing waits, or what waits is another’s', () => {
  expect(submitted(wayOut())).toBe(true);
  stored[storedKeys.unsent] = 'bia';
  expect(submitted(wayOut())).toBe(true);
  stored[storedKeys.unsent] = 'ana';
  expect(submitted({ dataset: {} })).toBe(true);
  const form = wayOut();
  expect(submitted(form)).toBe(false);
  expect(submitted(form)).toBe(true);
});

it('takes whoever goes before the scripts come from this device, and nobody who is still to be asked', () => {
  expect(submitted({ dataset: {} })).toBe(true);
  stored[storedKeys.unsent] = 'ana';
  const form = wayOut();
  submitted(form);
  expect([page.cookie, deleteDatabase.mock.calls]).toEqual(['', []]);
  submitted(form);
  expect(page.cookie).toMatch(/^left=1; Max-Age=\d+; Path=\/; SameSite=Lax$/);
  expect(deleteDatabase.mock.calls).toEqual([['classroom']]);
});
