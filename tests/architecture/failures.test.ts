import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { constraints } from '@/lib/constraints';
import { failures } from '@/lib/failures';

type Own = { failures: Record<string, number>; constraints?: Record<string, string> };

const files = globSync('lib/{*,platform/errors}/failures.ts').sort();
const domains = await Promise.all(files.map(async (file) => (await import(`@/${file}`)) as Own));

describe('the failures of the domains', () => {
  it('are all known, each code by one domain', () => {
    const codes = domains.flatMap((domain) => Object.keys(domain.failures));
    expect(codes.sort()).toEqual(Object.keys(failures).sort());
  });

  it('come with the constraints that a process is told of as it starts', () => {
    expect(Object.assign({}, ...domains.map((domain) => domain.constraints))).toEqual(constraints);
  });

  it('are what every constraint means', () => {
    const unknown = Object.entries(constraints).filter(([, code]) => !(code in failures));
    expect(unknown).toEqual([]);
  });
});
