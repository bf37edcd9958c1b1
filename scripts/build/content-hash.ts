import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** One hash of what the files say, whatever their times: a fresh clone and a touched file need no new build. */
export function contentHash(paths: readonly string[], words: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const word of words) hash.update(`${word}\0`);
  for (const file of paths.flatMap(filesOf)) {
    const content = readFileSync(file);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

const derived = [join('lib', 'platform', 'db', 'generated'), join('lib', 'platform', 'http', 'generated')];

function filesOf(path: string): string[] {
  if (!existsSync(path) || derived.includes(path)) return [];
  if (!statSync(path).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
