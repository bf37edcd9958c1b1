import { fromPrisma, PgBoss } from 'pg-boss';
import { pool, type Tx } from '@/lib/platform/db/client';
import { lockName } from '@/lib/platform/db/lock';
import { log } from '@/lib/platform/log/log';

export type SendOptions = {
  startAfter?: Date;
  /** While a job of this key waits, another is not added. */
  key?: string;
};

/** Development reloads modules; the sender must not multiply with them. */
const held = globalThis as { jobSender?: Promise<PgBoss> };

/** Knows the queues and writes rows; working, supervising and scheduling are the worker's. */
function sender(): Promise<PgBoss> {
  held.jobSender ??= startSender();
  return held.jobSender;
}

async function startSender(): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool().query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', (err) => log().warn({ err }, 'the sender of jobs'));
  return boss.start();
}

/** For a command that ends: what sends jobs looks at their queues now and then, for ever. */
export async function stopSending(): Promise<void> {
  const boss = await held.jobSender;
  held.jobSender = undefined;
  await boss?.stop({ graceful: false });
}

/** The row is the transaction's: it is there if and only if the command is. */
export async function send(tx: Tx, name: string, input: object, { startAfter, key }: SendOptions = {}): Promise<void> {
  const boss = await sender();
  if (key !== undefined && (await isWaiting(tx, name, key))) return;
  await boss.send(name, input, { db: fromPrisma(tx), startAfter, singletonKey: key });
}

/** pg-boss minds a key in queues of one policy alone, which a queue that is there cannot be given any more. */
async function isWaiting(tx: Tx, name: string, key: string): Promise<boolean> {
  await lockName(tx, `job ${name} ${key}`);
  const [found] = await tx.$queryRaw<{ waits: boolean }[]>`
    SELECT EXISTS (SELECT FROM pgboss.job WHERE name = ${name} AND singleton_key = ${key} AND state = 'created') AS waits`;
  return found?.waits ?? false;
}

/** An administrator's "try again": one more attempt, at once. */
export async function sendAgain(tx: Tx, name: string, id: string): Promise<void> {
  const boss = await sender();
  await boss.retry(name, id, { db: fromPrisma(tx) });
}
