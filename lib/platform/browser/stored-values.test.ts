import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, readStored, removeStored, writeStored } from './stored-values';

/** As much of a browser's storage as is used. */
class MadeStorage {
  readonly #held = new Map<string, string>();
  getItem = (key: string) => this.#held.get(key) ?? null;
  setItem = (key: string, text: string) => this.#held.set(key, text);
  removeItem = (key: string) => this.#held.delete(key);
  clear = () => this.#held.clear();
}

const id = '01930a2e-7b1c-7c3d-9e4f-0123456789ab';
let local: MadeStorage;
let session: MadeStorage;
beforeEach(() => {
  local = new MadeStorage();
  session = new MadeStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('readStored', () => {
  it('reads a UUID raw, in either case', () => {
    local.setItem('tour', id);
    expect(readStored('local', 'tour')).toBe(id);
    local.setItem('tour', id.toUpperCase());
    expect(readStored('local', 'tour')).toBe(id.toUpperCase());
  });

  it("takes 'undefined' and an absent key for no value, and says nothing", () => {
    local.setItem('lost', 'undefined');
    expect(readStored('local', 'lost')).toBeUndefined();
    expect(readStored('local', 'never')).toBeUndefined();
  });

  it('logs what it cannot parse, by its key and never by its text, and gives no value', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    local.setItem('broken', '{"secret":');
    expect(readStored('local', 'broken')).toBeUndefined();
    expect(said.mock.calls).toEqual([['unreadable stored value', 'broken']]);
    said.mockRestore();
  });

  it('keeps the two shelves apart', () => {
    writeStored('session', 'here', 1);
    expect(readStored('local', 'here')).toBeUndefined();
    expect(readStored('session', 'here')).toBe(1);
  });

  it('gives no value where the browser stores nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('denied');
      },
    });
    expect(readStored('local', 'any')).toBeUndefined();
    expect(writeStored('local', 'any', 1)).toBe(false);
    expect(() => removeStored('local', 'any')).not.toThrow();
  });
});

describe('writeStored', () => {
  it('gives back whatever JSON can hold', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        writeStored('local', 'any', value);
        // -0 has no JSON of its own.
        expect(readStored('local', 'any')).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('keeps a UUID raw', () => {
    writeStored('local', 'tour', id);
    expect(local.getItem('tour')).toBe(id);
  });
});

describe('a value that expires', () => {
  it('is given until then, and is removed when it is read afterwards', () => {
    vi.useFakeTimers({ now: 1000 });
    writeStored('session', 'card', { a: 1 }, 500);
    vi.setSystemTime(1499);
    expect(readStored('session', 'card')).toEqual({ a: 1 });
    vi.setSystemTime(1500);
    expect(session.getItem('card')).not.toBeNull();
    expect(readStored('session', 'card')).toBeUndefined();
    expect(session.getItem('card')).toBeNull();
  });
});

it('clears what the tab keeps, and nothing else', () => {
  writeStored('session', 'profile', {});
  writeStored('local', 'theme', 'dark');
  clearSession();
  expect(readStored('session', 'profile')).toBeUndefined();
  expect(readStored('local', 'theme')).toBe('dark');
});
