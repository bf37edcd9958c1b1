import { db } from '@/lib/platform/db/client';

/** As if this long had passed without a word from whoever works: a test need not wait to see a dead worker missed. */
export async function passSilence(seconds: number): Promise<void> {
  const moved = await db().$executeRaw`
    UPDATE pgboss.job SET heartbeat_on = heartbeat_on - make_interval(secs => ${seconds}) WHERE state = 'active'`;
  if (moved === 0) throw new Error('no job is being worked on');
}
