import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What the generator of that tree writes, counted by git; lines that it changes count as written. */
export function generated(root: string): Record<string, string | number> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], { cwd: root, encoding: 'utf8' });
  git('init', '-q');
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  cpSync('lib/platform/db/generated', join(root, 'lib/platform/db/generated'), { recursive: true });
  const changed = (...where: string[]) => {
    const changes = git('diff', '--cached', '--numstat', '--', ...where, ':!*openapi-document.json')
      .trim()
      .split('\n');
    const sum = changes.reduce((all, line) => all + Number.parseInt(line, 10), 0);
    return sum > 0 ? `${changes.length} / ${sum}` : 'by hand';
  };
  const written = (...args: string[]) => {
    git('add', '-A', ':!node_modules');
    git('commit', '-q', '--allow-empty', '-m', 'before');
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/new.ts', ...args], { cwd: root });
    git('add', '-A', ':!node_modules');
    return changed('.');
  };
  return {
    'A command by the generator, files / lines': written('command', 'courses', 'archive-course'),
    'A domain by the generator, files / lines': written('domain', 'notices', 'notice'),
    'A screen and its commands by it, files / lines': written('screen', 'notices', 'school', 'notice'),
    'Its pages alone, files / lines': changed('app/*(signed-in)*'),
  };
}
