import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startThrowaway } from '@/lib/platform/db/embedded/embedded-database';
import { migrate } from '@/scripts/run/migrate';

const template = 'template_migrated';

export type TestServer = { readonly url: string; stop(): void };

/** A throw-away server with a migrated template that the database of every test file is copied from. */
export async function startTestServer(): Promise<TestServer> {
  const server = await startThrowaway();
  await query(server.url, `CREATE DATABASE ${template}`);
  await migrate(databaseUrl(server.url, template));
  return server;
}

/** A new migrated database without rows; seconds become milliseconds by copying files instead of running migrations. */
export async function createDatabase(serverUrl: string): Promise<string> {
  refuseRemote(serverUrl);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return databaseUrl(serverUrl, name);
}

export async function dropDatabase(serverUrl: string, url: string): Promise<void> {
  await query(serverUrl, `DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
}

/** Tests write and delete: a database of another machine may hold somebody's rows. */
export function refuseRemote(url: string): void {
  const { hostname } = new URL(url);
  if (hostname !== '127.0.0.1' && hostname !== '[::1]' && hostname !== 'localhost') {
    throw new Error(`Tests run only on a database of this machine, not on ${hostname}: unset DATABASE_URL.`);
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
