import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Secrets that nobody set, made once and kept in the data folder, readable by its owner alone. */
export function generatedSecret(dataFolder: string, name: 'authSecret' | 'databasePassword' | 'aiMasterKey'): string {
  const path = join(dataFolder, 'secrets.json');
  const kept = read(path);
  const secret = kept[name] ?? randomBytes(32).toString('base64url');
  if (!kept[name]) {
    writeFileSync(`${path}.new`, `${JSON.stringify({ ...kept, [name]: secret }, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  return secret;
}

function read(path: string): Record<string, string | undefined> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
