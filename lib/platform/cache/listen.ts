import { Client } from 'pg';
import { env } from '@/lib/platform/env/env';
import { log } from '@/lib/platform/log/log';
import { channel, tags } from './catalogue';
import { forget, setHearing } from './remembered';

const firstRetryMs = 500;
const longestRetryMs = 30_000;

/**
 * Hears what is published, on this and every other instance, on a connection of its own. After each (re)connect every
 * tag counts as announced, because nothing was heard meanwhile.
 */
export function listenForPublishing(onTag: (tag: string) => Promise<void>): void {
  let retryMs = firstRetryMs;
  function refresh(tag: string): void {
    const known = tags.find((name) => name === tag);
    if (known) forget(known);
    onTag(tag).catch((err) => log().error({ err, tag }, 'the open pages of a tag were not refreshed'));
  }
  async function connect(): Promise<void> {
    const client = new Client({ connectionString: env().DATABASE_URL });
    client.on('error', () => again(client));
    client.on('notification', ({ payload }) => payload && refresh(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      retryMs = firstRetryMs;
      setHearing(true);
      for (const tag of tags) refresh(tag);
    } catch {
      again(client);
    }
  }
  function again(client: Client): void {
    setHearing(false);
    client.removeAllListeners();
    client.on('error', () => undefined);
    client.end().catch(() => undefined);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
    setTimeout(connect, retryMs).unref();
  }
  void connect();
}
