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

const commands = [
  ['courses', 'archive-course', 'Cursos/archiveCourse'],
  ['schools', 'rename-school', 'Escolas/renameSchool'],
] as const;
/** The whole of types runs again in the copy. */
const patienceMs = 180_000;

describe('npm run new', () => {
  it.each(commands)('writes a command of %s', (domain, verbNoun, place) => {
    const written = generate('command', domain, verbNoun);
    expect(written.status, written.said).toBe(0);
    expect(written.said).toContain(`app/api/${place}/route.ts`);
  });

  it('writes what lint, types and the search for dead code take as it is', { timeout: patienceMs }, () => {
    for (const [program, ...args] of [['biome', 'ci', '.'], ['tsc', '--noEmit'], ['knip']] as const) {
      const judged = run(program, ...args);
      expect(judged.status, judged.said).toBe(0);
    }
  });

  it('writes tests and cells of the matrix that pass, in the order of the house', { timeout: patienceMs }, () => {
    const places = commands.map(([, , place]) => place);
    const cells = ['has a cell for every operation', 'the API document', ...places].join('|');
    expect(run('tsx', 'scripts/openapi.ts').status).toBe(0);
    for (const args of [
      ['--project', 'architecture'],
      ['--project', 'api', ...places.map((place) => `tests/api/${place}.test.ts`)],
      // The new cells alone: the others are a step of their own.
      ['--project', 'api', '--project', 'access', 'tests/access', 'tests/api/openapi', '-t', cells],
    ]) {
      const passed = run('vitest', 'run', ...args);
      expect(passed.status, passed.said).toBe(0);
    }
  });

  it.each([
    ['an unknown domain', ['command', 'nowhere', 'close-unit'], 'prisma/schema/nowhere.prisma'],
    ['a name that is no verb-noun', ['command', 'courses', 'Close'], 'verb-noun'],
    ['a command that exists', ['command', 'courses', 'create-course'], 'exists already'],
    ['a row that is none', ['command', 'courses', 'close-nothing'], 'names no table'],
    ['another kind', ['page', 'courses', 'close-unit'], 'npm run new'],
  ])('refuses %s and writes nothing', (_, args, mend) => {
    const before = readFileSync(join(copy, 'lib/courses/abilities.ts'), 'utf8');
    const refused = generate(...args);
    expect(refused.status).toBe(1);
    expect(refused.said).toContain(mend);
    expect(readFileSync(join(copy, 'lib/courses/abilities.ts'), 'utf8')).toBe(before);
  });
});
