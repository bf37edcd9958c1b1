import pg from 'pg';
import { type EmbeddedDatabase, startEmbedded } from '@/lib/platform/db/embedded/embedded-database';
import type { Configured } from '@/lib/platform/env/env';
import { generatedSecret } from '@/lib/platform/env/generated-secrets';
import { StartFailure } from '@/lib/platform/env/start-failure';

/** Starts the embedded PostgreSQL and puts it, with its generated secrets, where env() finds them. */
export async function startOwnDatabase(
  dataFolder: string,
  onLost?: (failure: StartFailure) => void,
): Promise<EmbeddedDatabase> {
  const password = generatedSecret(dataFolder, 'databasePassword');
  const database = await startEmbedded({
    dataFolder,
    password,
    note: (line) => process.stdout.write(`\n  ${line}\n  `),
    onRestart: () => process.stderr.write('\nThe embedded PostgreSQL had ended and was started again.\n'),
    ...(onLost && { onLost }),
  });
  process.env.DATABASE_URL = database.url;
  process.env.PUBLIC_URL ||= `http://localhost:${process.env.PORT || 3000}`;
  process.env.AUTH_SECRET ||= generatedSecret(dataFolder, 'authSecret');
  process.env.AI_MASTER_KEY ||= generatedSecret(dataFolder, 'aiMasterKey');
  return database;
}

const oldestVersion = 15;

/** A database that somebody else runs: reachable, and new enough for our SQL. */
export async function checkGivenDatabase(given: Configured): Promise<string> {
  const client = new pg.Client({ connectionString: given.DATABASE_URL, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(`SELECT current_setting('server_version') AS version`);
    const version = rows[0]?.version ?? '';
    if (Number.parseInt(version, 10) >= oldestVersion) return `PostgreSQL ${version.split(' ')[0]}`;
    throw new StartFailure(`DATABASE_URL is a PostgreSQL ${version}: version ${oldestVersion} or newer is needed.`);
  } catch (cause) {
    if (cause instanceof StartFailure) throw cause;
    const reason = (cause as Error).message || (cause as NodeJS.ErrnoException).code;
    throw new StartFailure(
      `The database of DATABASE_URL does not answer (${reason}): check the address and that it runs.`,
      { cause },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
