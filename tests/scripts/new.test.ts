import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

function run(program: string, ...args: string[]): Promise<{ status: number; said: string }> {
  const options = { cwd: copy, env: { ...process.env, PATH: path }, maxBuffer: 2 ** 26 };
  return new Promise((resolve) => {
    execFile(program, args, options, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
}

/** Beside each other, as many as the machine has cores. */
async function expectPasses(programs: readonly (readonly [string, ...string[]])[]): Promise<void> {
  const ended = await Promise.all(programs.map(([program, ...args]) => run(program, ...args)));
  for (const { status, said } of ended) expect(status, said).toBe(0);
}

const generate = (...args: string[]) => run(process.execPath, '--import', 'tsx', 'scripts/new.ts', ...args);

const migrate = (name: string) => run(process.execPath, '--import', 'tsx', 'scripts/migrate.ts', name);

/** Of a column each that the generator has a field for. */
const columns = '  text String?\n  places Int @default(0)\n  isPinned Boolean @default(false)\n';
/** Both worlds: the rows of a school, in a domain that is not there yet, and those of everybody. */
const made = [
  ['domain', 'loans', 'loan'],
  ['domain', 'inventory', 'supply', 'catalogue'],
  ['screen', 'loans', 'school', 'loan', 'Empréstimo/Empréstimos'],
  ['screen', 'inventory', 'adm', 'supply'],
  ['command', 'loans', 'pin-loan'],
  ['command', 'courses', 'archive-course'],
  ['command', 'schools', 'rename-school'],
] as const;
const wire = ['loans', 'inventory', 'Cursos/archiveCourse', 'Escolas/renameSchool'];
/** The whole of types runs again in the copy. */
const patienceMs = 180_000;

describe('npm run new', () => {
  it('writes domains, screens and commands', { timeout: patienceMs }, async () => {
    for (const [kind, ...names] of made) {
      if (kind === 'screen' && names[0] === 'loans') {
        const schema = join(copy, 'prisma/schema/loans.prisma');
        writeFileSync(schema, readFileSync(schema, 'utf8').replace('  /// Counts', `${columns}  /// Counts`));
        expect((await migrate('loans_and_supplies')).said).toContain('Wrote');
      }
      const written = await generate(kind, ...names);
      expect(written.status, written.said).toBe(0);
    }
    await expectPasses([['tsx', 'scripts/openapi.ts']]);
  });

  it('writes what lint, types and the search for dead code take as it is', { timeout: patienceMs }, () =>
    expectPasses([['biome', 'ci', '.'], ['tsc', '--noEmit'], ['knip']]),
  );

  it('writes tests and cells of the matrix that pass, in the order of the house', { timeout: patienceMs }, () => {
    const api = [...wire.map((place) => `tests/api/${place}`), 'tests/api/openapi', 'tests/database/schema-drift'];
    return expectPasses([
      ['vitest', 'run', '--project', 'architecture'],
      ['vitest', 'run', '--project', 'api', ...api],
      // Of the matrix the new cells alone: the others are a step of their own.
      ['vitest', 'run', '--project', 'access', '-t', ['has a cell for every operation', ...wire].join('|')],
    ]);
  });

  it.each([
    ['an unknown domain', ['command', 'nowhere', 'close-unit'], 'prisma/schema/nowhere.prisma'],
    ['a name that is no verb-noun', ['command', 'courses', 'Close'], 'verb-noun'],
    ['a command that exists', ['command', 'courses', 'create-course'], 'exists already'],
    ['a row that is none', ['command', 'courses', 'close-nothing'], 'names no table'],
    ['a screen in no area', ['screen', 'courses', 'nowhere', 'course'], 'no area'],
    ['a form for what it has no field for', ['screen', 'courses', 'adm', 'course'], 'is a CourseFamily'],
    ['rows of a school where nobody has one', ['screen', 'classes', 'adm', 'school-class'], 'area of a school'],
    ['another kind', ['page', 'courses', 'close-unit'], 'npm run new'],
  ])('refuses %s and writes nothing', async (_, args, mend) => {
    const before = readFileSync(join(copy, 'lib/courses/abilities.ts'), 'utf8');
    const refused = await generate(...args);
    expect(refused.status).toBe(1);
    expect(refused.said).toContain(mend);
    expect(readFileSync(join(copy, 'lib/courses/abilities.ts'), 'utf8')).toBe(before);
  });
});
