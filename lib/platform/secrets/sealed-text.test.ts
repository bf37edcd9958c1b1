import { describe, expect, it } from 'vitest';
import { masterKey, seal, unseal } from './sealed-text';

const key = masterKey('x'.repeat(32));
const text = 'sk-proj-0123456789 ção';

describe('a sealed text', () => {
  it('opens with its key, for what it was sealed for', () => {
    expect(unseal(seal(text, key, 'school 1'), key, 'school 1')).toBe(text);
  });

  it('opens for nobody else, and with no other key', () => {
    const sealed = seal(text, key, 'school 1');
    expect(unseal(sealed, key, 'school 2')).toBeNull();
    expect(unseal(sealed, masterKey('y'.repeat(32)), 'school 1')).toBeNull();
  });

  it('is another each time, and holds nothing of the text', () => {
    const [one, two] = [seal(text, key, 'a'), seal(text, key, 'a')];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64url').includes(Buffer.from('sk-proj'))).toBe(false);
  });

  it('does not open when any part was changed, cut or put together of two', () => {
    const sealed = seal(text, key, 'a');
    const parts = sealed.split('.');
    const other = seal(text, key, 'a').split('.');
    for (const index of [0, 1, 2]) {
      const part = parts[index] ?? '';
      const changed = `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`;
      for (const wrong of [changed, part.slice(0, 4), '', other[index] ?? '']) {
        expect(unseal(parts.with(index, wrong).join('.'), key, 'a'), `${index} ${wrong}`).toBeNull();
      }
    }
    for (const wrong of ['', '.', '..', 'sk-plain', `${sealed}.AAAA`.slice(5)]) {
      expect(unseal(wrong, key, 'a')).toBeNull();
    }
  });

  it('names its key without telling it', () => {
    expect(key.id).toBe(masterKey('x'.repeat(32)).id);
    expect(key.id).not.toBe(masterKey('y'.repeat(32)).id);
    expect(key.bytes.toString('base64url')).not.toContain(key.id);
  });
});
