import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { knowConstraints } from '@/lib/constraints';
import { createDatabase, dropDatabase } from './postgres';

/** This test file's own migrated database and folder of files, in the environment before any module of ours reads it. */
const servers = inject('databaseServers');
const server = String(servers[Number(process.env.VITEST_POOL_ID) - 1]);
const database = await createDatabase(server);
const files = mkdtempSync(join(tmpdir(), 'school-computing-files-'));
Object.assign(process.env, { DATABASE_URL: database, DATA_DIR: files });
knowConstraints();

afterAll(async () => {
  await dropDatabase(server, database);
  rmSync(files, { recursive: true, force: true });
});
