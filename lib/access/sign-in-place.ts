import { setTimeout } from 'node:timers/promises';
import { now as readClock } from '@/lib/platform/clock/clock';
import { Prisma } from '@/lib/platform/db/generated/client';
import { plainRows } from '@/lib/platform/db/single-statement';
import { placeOf } from '@/lib/platform/http/client-address';
import { fail } from './failures';
import { keyed } from './rate-limit';
import { longestTurnMs, pauseMs, placeWindowMs } from './throttle';

/** Where a sign-in comes from, as it is remembered; nothing where nobody says. */
export function signInPlace(address: string | undefined): string | null {
  return address ? keyed(`sign-in-place|${placeOf(address)}`) : null;
}

/** Between two judged passwords of this place now. */
async function pauseAt(place: string): Promise<number> {
  const since = new Date(readClock().getTime() - placeWindowMs);
  const [counted] = await plainRows<{ failed: number }>(Prisma.sql`
    SELECT count(*)::int AS failed FROM sign_in_throttles WHERE place = ${place} AND updated_at > ${since}::timestamptz`);
  return pauseMs(counted?.failed ?? 0);
}

/**
 * Waits for this try's turn among those of its place, where passwords of many logins were tried; all instances take
 * turns together. Says whether there was a line to stand in.
 */
export async function awaitTurn(place: string | null): Promise<boolean> {
  const pause = place ? await pauseAt(place) : 0;
  if (!place || pause === 0) return false;
  const now = readClock();
  const seconds = (milliseconds: number) => Prisma.sql`make_interval(secs => ${milliseconds / 1000}::float8)`;
  const [turn] = await plainRows<{ nextAt: Date }>(Prisma.sql`
    INSERT INTO sign_in_places AS p (key, next_at) VALUES (${place}, ${now}::timestamptz + ${seconds(pause)})
    ON CONFLICT (key) DO UPDATE SET next_at = greatest(p.next_at, ${now}::timestamptz) + ${seconds(pause)}
     WHERE p.next_at <= ${now}::timestamptz + ${seconds(longestTurnMs)}
    RETURNING next_at AS "nextAt"`);
  if (!turn) fail('request.too-many', { retryAfterSeconds: Math.ceil(longestTurnMs / 1000) });
  await setTimeout(Math.max(0, turn.nextAt.getTime() - pause - now.getTime()));
  return true;
}

/**
 * Tries sent at the same moment all found no line. Each is asked again once it is judged, and before anybody hears how:
 * behind those that were counted meanwhile it has to come again.
 */
export async function refuseOutOfTurn(place: string | null): Promise<void> {
  if (place && (await pauseAt(place)) > 0) fail('request.too-many', { retryAfterSeconds: 1 });
}
