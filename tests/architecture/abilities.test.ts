import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { realTree } from './source/tree';

const files = globSync('lib/*/abilities.ts').sort();
const domains = await Promise.all(
  files.map(async (file) => (await import(`@/${file}`)) as { abilities: Record<string, unknown> }),
);
const names = domains.flatMap(({ abilities }) => Object.keys(abilities));

describe('the abilities of the domains', () => {
  it('have a name each', () => expect(names).toEqual([...new Set(names)]));

  it('are all asked for', () => {
    const sources = [...realTree()].filter(([file]) => /^(lib|app|components)\/.*\.tsx?$/.test(file));
    const asked = (name: string) => sources.some(([, source]) => source.includes(`['${name}']`));
    expect(names.filter((name) => !asked(name))).toEqual([]);
  });
});
