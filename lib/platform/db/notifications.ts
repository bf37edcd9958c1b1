import { Client } from 'pg';
import { env } from '@/lib/platform/env/env';
import { log } from '@/lib/platform/log/log';

type Listener = {
  heard: (payload: string) => void;
  /** After each (re)connect: nothing was heard before it. */
  connected: () => void;
  lost: () => void;
};

type Line = { listeners: Map<string, Listener>; client?: Client; retryMs: number };

/** One connection a process, whatever bundle asks. */
const held = globalThis as { notifications?: Line };

const firstRetryMs = 500;
const longestRetryMs = 30_000;

/** Hears a channel of the database's NOTIFY, which sends when, and only when, a transaction commits. */
export function listenTo(channel: string, listener: Listener): void {
  held.notifications ??= { listeners: new Map(), retryMs: firstRetryMs };
  const line = held.notifications;
  line.listeners.set(channel, listener);
  if (line.listeners.size === 1) void connect(line);
  else if (line.client) listen(line, line.client, channel).catch(() => undefined);
}

async function connect(line: Line): Promise<void> {
  const client = new Client({
    connectionString: env().DATABASE_URL,
    application_name: 'school-computing notifications',
    // It says nothing for nights on end: what lies between forgets such a line, and nobody here would be told of anything.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
  });
  client.on('error', () => reconnect(line, client));
  client.on('end', () => reconnect(line, client));
  client.on('notification', ({ channel, payload = '' }) => line.listeners.get(channel)?.heard(payload));
  try {
    await client.connect();
    line.client = client;
    for (const channel of line.listeners.keys()) await listen(line, client, channel);
    line.retryMs = firstRetryMs;
  } catch (err) {
    log().warn({ err }, 'the database notifies nobody here');
    reconnect(line, client);
  }
}

async function listen(line: Line, client: Client, channel: string): Promise<void> {
  await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
  line.listeners.get(channel)?.connected();
}

function reconnect(line: Line, client: Client): void {
  client.removeAllListeners();
  client.on('error', () => undefined);
  client.end().catch(() => undefined);
  line.client = undefined;
  for (const { lost } of line.listeners.values()) lost();
  line.retryMs = Math.min(line.retryMs * 2, longestRetryMs);
  setTimeout(() => void connect(line), line.retryMs).unref();
}
