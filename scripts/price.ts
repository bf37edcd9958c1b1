import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensurePrismaClient } from './build/prisma-client';
import { generated } from './price/generated';
import { runCommand } from './terminal/run-command';

/** `npm run price [-- <commit>]`: what one more of each thing costs, in files and hand-written lines, now and then. */
await runCommand(async () => {
  const commit = process.argv[2];
  await ensurePrismaClient();
  const columns = (commit ? [commit, undefined] : [undefined]).map((each) => priceOf(treeOf(each)));
  const row = (name: string, cells: readonly unknown[]) =>
    process.stdout.write(`${name.padEnd(52)}${cells.map((cell) => String(cell).padStart(16)).join('')}\n`);
  row('', commit ? [commit.slice(0, 14), 'now'] : ['now']);
  for (const name of Object.keys(columns[0] ?? {}))
    row(
      name,
      columns.map((column) => column[name]),
    );
});

/** The tree of a commit, or the one it runs in, in a folder of its own. */
function treeOf(commit?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'school-computing-price-'));
  process.on('exit', () => rmSync(root, { recursive: true, force: true }));
  if (commit) {
    execFileSync('tar', ['-x', '-C', root], {
      input: execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 }),
    });
  } else {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
    for (const path of listed.split('\0').filter((each) => each && existsSync(each))) cpSync(path, join(root, path));
  }
  return root;
}

function priceOf(root: string): Record<string, string | number> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const lines = (paths: readonly string[]) => paths.reduce((sum, path) => sum + linesOf(read(path)), 0);
  const find = (pattern: string) => globSync(pattern, { cwd: root }).filter((path) => !/\/generated\//.test(path));
  const all = find('{app,components,lib}/**/*.{ts,tsx,css}');
  const source = all.filter((path) => !/\.test\.tsx?$/.test(path));
  const tests = [...find('tests/**/*.{ts,tsx}'), ...all.filter((path) => !source.includes(path))];
  const operations = served(find('app/api/**/route.ts').map(read));
  const pages = find('app/**/page.tsx').length;
  const courses = ['', 'new/', '[codigo]/'].map((folder) => `app/[locale]/(signed-in)/adm/courses/${folder}page.tsx`);
  const screen = besides(courses, source, read);
  const commands = operations.flatMap(({ op, callee }) => commandPrice(op, callee, [...source, ...tests], read));
  return {
    'Hand-written lines of app, components and lib': lines(source),
    'Operations + pages': `${operations.length} + ${pages}`,
    'Lines for each operation and page': Math.round(lines(source) / (operations.length + pages)),
    'Lines of tests': lines(tests),
    // The command, its lines in contract, route and cell, and its ability.
    'A command (median), files / lines': `${median(commands.map((each) => each.files))} / ${median(commands.map((each) => each.lines))}`,
    'The CRUD screen of courses, files / lines': `${screen.length} / ${lines(screen)}`,
    ...generated(root),
  };
}

function linesOf(text: string): number {
  return text.split('\n').length - 1;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function served(routes: readonly string[]): { op: string; callee: string }[] {
  const pattern = /^export const (?:GET|POST|PUT|DELETE) = serve\w*\(\s*(\w+)(?:\([^)]*\))?,?\s*(\w*)/gm;
  return routes.flatMap((route) => [...route.matchAll(pattern)].map(([, op = '', callee = '']) => ({ op, callee })));
}

/** Pages and what of their folder and below they are made of. */
function besides(pages: readonly string[], source: readonly string[], read: (path: string) => string): string[] {
  const found = new Set(pages);
  for (const path of found) {
    for (const [, from = ''] of read(path).matchAll(/from '(\.[^']+)'/g)) {
      const file = source.find((each) => each.replace(/\.tsx?$/, '') === join(dirname(path), from));
      if (file) found.add(file);
    }
  }
  return [...found];
}

function commandPrice(op: string, callee: string, files: readonly string[], read: (path: string) => string) {
  const naming = files.filter((path) => new RegExp(`\\b(${op}|${callee})\\b`).test(read(path)));
  const command = naming.find((path) => /\/commands\//.test(path) && read(path).includes(`const ${callee} =`));
  const block = new RegExp(`^export const ${op} = [^]*?^\\}\\);\\n`, 'm');
  const contract = naming.flatMap((path) => block.exec(read(path))?.[0] ?? [])[0];
  const wire = /path: '([^']+)'/.exec(contract ?? '')?.[1];
  if (!command || !contract || !wire) return [];
  const key = `'${/method: '(\w+)'/.exec(contract)?.[1]} ${wire}':`;
  const cells = files.filter((path) => path.startsWith('tests/access/')).map(read);
  const cell = cells.find((text) => text.includes(key))?.split(key)[1] ?? '';
  const route = naming.filter((path) => path.startsWith('app/api/')).flatMap((path) => read(path).split('\n'));
  const named = route.filter((line) => new RegExp(`\\b(${op}|${callee})\\b`).test(line)).length;
  const ofCell = linesOf(/^[\s\S]*?\n(?= {2}'|\};)/.exec(cell)?.[0] ?? '\n');
  return [{ files: naming.length, lines: linesOf(read(command)) + linesOf(contract) + named + 1 + ofCell }];
}
