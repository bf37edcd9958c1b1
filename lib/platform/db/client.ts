import { PrismaPg } from '@prisma/adapter-pg';
import { Pool } from 'pg';
import { env } from '@/lib/platform/env/env';
import { withoutEmptyLoads } from './empty-loads';
import { type Prisma, PrismaClient } from './generated/client';
import { forgetRowValues } from './row-values';
import { statementName } from './statement-names';

export type Tx = Prisma.TransactionClient;

/**
 * A class of thirty taps at once, and there are ten connections: whoever is behind waits, and is not failed after the two
 * seconds that Prisma gives by itself.
 */
const connectionWaitMs = 15_000;

/**
 * How long a transaction may live, waiting for rows and for a busy processor included. Prisma's own five seconds threw
 * away the end of a test, and whatever else was asked for, where a machine did much at once.
 */
const transactionMs = 30_000;

/**
 * How long a connection waits for its next statement. Opening one and planning each statement on it anew costs more than
 * the statements do, and a class that asks together is silent for minutes between two questions.
 */
const idleMs = 5 * 60_000;

/** Development reloads modules; the connections must not multiply with them. */
const held = globalThis as { database?: { pool: Pool; client: PrismaClient } };

function connect() {
  forgetRowValues();
  const pool = new Pool({
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL_MAX,
    idleTimeoutMillis: idleMs,
    // What lies between forgets a line that is silent for so long.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    // Prisma's driver writes a moment without its offset and reads it without: in another zone, which a server takes from
    // its machine, what it stores lies hours beside `now()` and beside what the bare pool reads.
    onConnect: (client) => client.query(`SET TIME ZONE 'UTC'`),
  });
  // A connection that breaks while idle is replaced by the pool; unheard, its error would end the process.
  pool.on('error', () => undefined);
  return {
    pool,
    client: new PrismaClient({
      transactionOptions: { maxWait: connectionWaitMs, timeout: transactionMs },
      adapter: withoutEmptyLoads(new PrismaPg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) })),
    }),
  };
}

function database() {
  held.database ??= connect();
  return held.database;
}

export function db(): PrismaClient {
  return database().client;
}

/** The bare pool, for the few statements where Prisma's cost would show: the session read and LISTEN. */
export function pool(): Pool {
  return database().pool;
}

export async function disconnect(): Promise<void> {
  await held.database?.client.$disconnect();
  await held.database?.pool.end();
  held.database = undefined;
}
