import { describe, expect, it } from 'vitest';
import { inverse, renameKeys, renamePath } from './wire-names';

const names = { code: 'codigo', name: 'nome' };

describe('renameKeys', () => {
  it('renames at any depth and leaves the rest', () => {
    const reply = { items: [{ code: 'MY', name: 'x', tags: ['name'] }], total: 1, none: null };
    const wire = { items: [{ codigo: 'MY', nome: 'x', tags: ['name'] }], total: 1, none: null };
    expect(renameKeys(reply, names)).toEqual(wire);
    expect(renameKeys(wire, inverse(names))).toEqual(reply);
  });
});

describe('renamePath', () => {
  it('renames each step of a field path', () => {
    expect(renamePath('items.0.code', names)).toBe('items.0.codigo');
  });
});
