import { afterAll, inject } from 'vitest';
import { createDatabase, dropDatabase } from './postgres';

/** This test file's own migrated database, in the environment before any module of ours reads it. */
const server = inject('databaseServer');
const database = await createDatabase(server);
process.env.DATABASE_URL = database;

afterAll(() => dropDatabase(server, database));
