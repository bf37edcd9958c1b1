import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { links } from '@/lib/links';

const files = globSync('lib/*/links.ts').sort();
const domains = await Promise.all(files.map(async (file) => (await import(`@/${file}`)) as { links: object }));

it('the links of all domains are known, each name by one domain', () => {
  const names = domains.flatMap((domain) => Object.keys(domain.links));
  expect(names.sort()).toEqual(Object.keys(links).sort());
});
