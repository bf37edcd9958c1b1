import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftOf, keepDraft } from './typed-draft';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('brings what was typed back to its person and place alone, until it is sent', () => {
  keepDraft('doubt', 'ana a 8', 'Não entendi a');
  expect(draftOf('doubt', 'ana a 8')).toBe('Não entendi a');
  expect(draftOf('doubt', 'bia a 8')).toBe('');
  keepDraft('doubt', 'ana a 8', '');
  expect(draftOf('doubt', 'ana a 8')).toBe('');
});
