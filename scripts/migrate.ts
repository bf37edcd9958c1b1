import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startThrowaway } from '@/lib/platform/db/embedded/embedded-database';
import { applyMigrations } from '@/lib/platform/db/migrate';
import { migrationsFolder } from '@/lib/platform/db/migrations-on-disk';
import { schemaDifference } from '@/lib/platform/db/schema-difference';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { ensurePrismaClient } from './build/prisma-client';
import { runCommand } from './terminal/run-command';

/**
 * `npm run db:migrate -- <name> [--undo "text"]`: writes the migration that leads from the last one to the schema, and
 * the client that knows it.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { undo: { type: 'string' } }, allowPositionals: true });
  const name = positionals[0] ?? '';
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new StartFailure('Name the migration by its intent: npm run db:migrate -- close_unit_awards');
  }
  const database = await startThrowaway();
  try {
    await applyMigrations(database.url);
    const change = await schemaDifference(database.url);
    if (!change) throw new StartFailure('The schema says what the migrations already make: nothing to write.');
    const undo = values.undo ?? (await schemaDifference(database.url, 'from-schema'));
    await ensurePrismaClient();
    const file = write(name, `${undoComment(undo)}\n\n${change}\n`);
    process.stdout.write(`Wrote ${file}. Read it, add by hand what the schema cannot say, then start.\n`);
  } finally {
    database.stop();
  }
});

function write(name: string, sql: string): string {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(migrationsFolder, `${time}_${name}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'migration.sql'), sql);
  return join(folder, 'migration.sql');
}

function undoComment(undo: string): string {
  const lines = undo.split('\n').filter((line) => line.trim() && !line.startsWith('--'));
  return lines.length === 1 ? `-- Undo: ${lines[0]}` : ['-- Undo:', ...lines.map((line) => `--   ${line}`)].join('\n');
}
