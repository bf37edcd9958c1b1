import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snippets } from './lint/snippets';

/** Every snippet is laid into one folder under our own biome.json and linted by one process. */
const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
const placed = snippets.map((snippet, at) => ({
  ...snippet,
  place: (file: string) => file.replace('#', `case-${at}`),
}));
let found: Map<string, string[]>;

beforeAll(() => {
  for (const part of ['biome.json', 'package.json', '.gitignore', 'tests/architecture/lint']) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  rmSync(join(folder, 'tests/architecture/lint/snippets.ts'));
  for (const { file, source, beside = {}, place } of placed) {
    for (const [name, content] of Object.entries({ [file]: source, ...beside })) write(place(name), content);
  }
  found = findings();
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the linter', () => {
  for (const [at, { file, source, refusedBy, place }] of placed.entries()) {
    const judged = refusedBy.length > 0 ? `refuses by ${refusedBy.join(', ')}` : 'accepts';
    it(`${judged} ${file} #${at}: ${source.split('\n')[0]?.slice(0, 60)}`, () => {
      expect(found.get(place(file)) ?? []).toEqual(refusedBy);
    });
  }
});

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

/** What `biome ci` says, as rules by file. */
function findings(): Map<string, string[]> {
  const biome = join(process.cwd(), 'node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['ci', '.', '--reporter=json', '--max-diagnostics=none', '--colors=off'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
  const byFile = new Map<string, Set<string>>();
  for (const { category, location } of diagnostics) {
    byFile.set(location.path, (byFile.get(location.path) ?? new Set()).add(category));
  }
  return new Map([...byFile].map(([file, rules]) => [file, [...rules].sort()]));
}
