import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A copy of the tree, so that what is generated never lands in it. */
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'school-computing-new-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
  for (const path of listed.split('\0').filter((each) => each && existsSync(each))) cpSync(path, join(copy, path));
  for (const path of ['lib/platform/db/generated', 'lib/platform/http/generated'])
    cpSync(path, join(copy, path), { recursive: true });
  execFileSync('git', ['init', '-q'], { cwd: copy });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const path = `${join(process.cwd(), 'node_modules', '.bin')}:${process.env.PATH}`;

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  });
  return { status, said: stdout + stderr };
}

const generate = (...args: string[]) => run(process.execPath, '--import', 'tsx', 'scripts/new.ts', ...args);

const made = [
  ['courses', 'archive-course', 'Cursos/archiveCourse'],
  ['schools', 'rename-school', 'Escolas/renameSchool'],
] as const;
/** The whole of types runs again in the copy. */
const patienceMs = 180_000;

describe('npm run new -- command', () => {
  it.each(made)('writes a command of %s and documents it', (domain, verbNoun, place) => {
    const written = generate('command', domain, verbNoun);
    expect(written.status, written.said).toBe(0);
    expect(readFileSync(join(copy, 'lib/platform/http/generated/openapi-document.json'), 'utf8')).toContain(
      `"/${place}"`,
    );
  });

  it('writes what lint and types take as it is', { timeout: patienceMs }, () => {
    const lint = run('biome', 'check', 'lib', 'app/api', 'tests/api', 'tests/access');
    expect(lint.status, lint.said).toBe(0);
    const types = run('tsc', '--noEmit');
    expect(types.status, types.said).toBe(0);
  });

  it('writes tests and a cell of the matrix that pass', { timeout: patienceMs }, () => {
    const tests = made.map(([, , place]) => `tests/api/${place}`);
    const result = run(
      'vitest',
      'run',
      '--project',
      'api',
      '--project',
      'access',
      ...tests,
      'tests/access',
      'tests/api/openapi',
      // The new cells alone: the others are a step of their own.
      '-t',
      ['has a cell for every operation', 'the API document', ...made.map(([, , place]) => place)].join('|'),
    );
    expect(result.status, result.said).toBe(0);
    for (const each of tests) expect(result.said).toContain(`${each}.test.ts`);
  });

  it.each([
    ['an unknown domain', ['command', 'nowhere', 'close-unit'], 'scripts/new/domains.ts'],
    ['a name that is no verb-noun', ['command', 'courses', 'Close'], 'verb-noun'],
    ['a command that exists', ['command', 'courses', 'create-course'], 'exists already'],
    ['another kind', ['page', 'courses', 'close-unit'], 'npm run new'],
  ])('refuses %s and writes nothing', (_, args, mend) => {
    const before = readFileSync(join(copy, 'lib/courses/abilities.ts'), 'utf8');
    const refused = generate(...args);
    expect(refused.status).toBe(1);
    expect(refused.said).toContain(mend);
    expect(readFileSync(join(copy, 'lib/courses/abilities.ts'), 'utf8')).toBe(before);
  });
});
