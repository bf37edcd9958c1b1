import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** From the repository's root, where every command of ours runs. */
export const migrationsFolder = 'prisma/migrations';

export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

/** In the order in which they apply: their names begin with their time. */
export function migrationsOnDisk(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, sql: readFileSync(join(folder, name, 'migration.sql'), 'utf8') }))
    .map((migration) => ({ ...migration, checksum: createHash('sha256').update(migration.sql).digest('hex') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
