import { describe, expect, it } from 'vitest';
import { type Tipo, tipos } from '@/lib/access/actor';
import { areaOf, homes, mayEnter } from '@/lib/access/areas';
import { links } from '@/lib/links';
import { type NavigationEntry, navigationOf, phoneNavigationOf, topNavigationOf } from './navigation';

describe('navigationOf', () => {
  it.each(tipos)('begins at the home of %s and leads nowhere else that it may not enter', (tipo: Tipo) => {
    const all = navigationOf({ tipo });
    expect(all[0]).toEqual({ key: 'home', path: homes[tipo] });
    for (const { path } of [...all, ...phoneNavigationOf(all).shown]) {
      const area = areaOf(path);
      expect(!area || mayEnter(tipo, area), path).toBe(true);
    }
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  });
});

const many = (count: number): NavigationEntry[] =>
  Array.from({ length: count }, (_, at) => ({ key: 'courses', path: `/p${at}` }));

describe('topNavigationOf', () => {
  it('shows seven beside each other; of more the first six, and loses none', () => {
    expect(topNavigationOf(many(7))).toEqual({ shown: many(7), more: [] });
    const { shown, more } = topNavigationOf(many(11));
    expect(shown).toHaveLength(6);
    expect([...shown, ...more]).toEqual(many(11));
  });
});

describe('phoneNavigationOf', () => {
  it('shows all and my data where they are four or fewer, beside the assistant', () => {
    const { shown, more } = phoneNavigationOf(many(3));
    expect(shown.map(({ path }) => path)).toEqual(['/p0', '/p1', '/p2', links.myData()]);
    expect(more).toEqual([]);
  });

  it('keeps a fourth place for the others where they are more, and loses none', () => {
    const { shown, more } = phoneNavigationOf(many(7));
    expect(shown).toHaveLength(3);
    expect([...shown, ...more].map(({ path }) => path)).toEqual([...many(7).map(({ path }) => path), links.myData()]);
  });
});
