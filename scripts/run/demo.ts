import pg from 'pg';

const unfinished = 'demo: unfinished';

/** Fills the embedded database when nobody has an account in it. One whose filling was interrupted is emptied first. */
export async function seedWhenEmpty(url: string, migrate: () => Promise<unknown>): Promise<string | undefined> {
  if ((await commentOf(url)) === unfinished) {
    await onMaintenance(url, (name) => `DROP DATABASE ${name}`);
    await onMaintenance(url, (name) => `CREATE DATABASE ${name}`);
    await migrate();
  } else if (await hasAccounts(url)) return 'kept as it is';
  await comment(url, `'${unfinished}'`);
  // Imported late: a fresh clone has no generated client when this file is read.
  const { seedDemo } = await import('@/prisma/seed/demo');
  const { disconnect } = await import('@/lib/platform/db/client');
  await seedDemo();
  await disconnect();
  await comment(url, 'NULL');
  return;
}

async function hasAccounts(url: string): Promise<boolean> {
  return (await query(url, 'SELECT 1 FROM accounts LIMIT 1')).length > 0;
}

async function commentOf(url: string): Promise<unknown> {
  const rows = await query(
    url,
    `SELECT shobj_description(oid, 'pg_database') AS said FROM pg_database WHERE datname = current_database()`,
  );
  return rows[0]?.said;
}

function comment(url: string, words: string): Promise<unknown> {
  return query(url, `COMMENT ON DATABASE ${nameIn(url)} IS ${words}`);
}

function onMaintenance(url: string, sql: (name: string) => string): Promise<unknown> {
  return query(Object.assign(new URL(url), { pathname: '/postgres' }).href, sql(nameIn(url)));
}

function nameIn(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
