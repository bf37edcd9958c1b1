import { env } from '@/lib/platform/env/env';
import { fail, refuseUnless } from '@/lib/platform/errors/failures';
import { personHeader } from '@/lib/platform/http/person-header';
import type { Actor } from './actor';
import { leavingMark } from './hints';
import { actorOfBearer, actorOfCookie, endLeftSession } from './session';
import { readCookie, sessionCookieName } from './session-cookie';

export type Caller = { actor: Actor | null; by: 'bearer' | 'cookie' | 'nobody' };

/**
 * API clients send the login reply's id, bare or as Bearer; browsers send the cookie. Who left without a line is nobody
 * from the first request on that gets one, but to the operation that `leaves`: it must know whose screen comes next.
 */
export async function callerOf(headers: Headers, { leaves = false } = {}): Promise<Caller> {
  const authorization = headers.get('authorization');
  if (authorization) return { actor: await actorOfBearer(authorization.replace(/^Bearer /i, '')), by: 'bearer' };
  const cookie = readCookie(headers.get('cookie'), sessionCookieName());
  if (!cookie) return { actor: null, by: 'nobody' };
  if (!leaves && readCookie(headers.get('cookie'), leavingMark)) {
    await endLeftSession(cookie);
    return { actor: null, by: 'cookie' };
  }
  return { actor: await actorOfCookie(cookie), by: 'cookie' };
}

/**
 * A page says whom it was made for. In another tab somebody else may have signed in since, or half an hour of seeing as
 * somebody has passed: what stands in its form is not that person's, and what it reads would be shown, and kept, as the
 * first one's. While seeing, the commands refuse by themselves.
 */
export function refuseOtherPerson({ headers }: Request, { actor, by }: Caller): void {
  const person = headers.get(personHeader);
  if (by !== 'cookie' || !actor || actor.seeing || !person) return;
  refuseUnless(person === actor.id, 'request.other-person');
}

/** The names by which a machine calls itself. */
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address that people type, and no other. The demo is seen by its own machine alone, which may call itself by any of
 * its names: what comes from the very name that was asked is its own page.
 */
function isOwn(host: string, asked: string | null): boolean {
  const { PUBLIC_URL, DEMO } = env();
  if (!PUBLIC_URL) return host === asked;
  const own = new URL(PUBLIC_URL);
  if (host === own.host) return true;
  if (!DEMO || !ownNames.has(own.hostname) || host !== asked) return false;
  const { hostname, port } = new URL(`http://${host}`);
  return ownNames.has(hostname) && port === own.port;
}

/**
 * A browser attaches its cookie to whatever site makes it send, so a mutation must come from our own pages. Bearer
 * callers attached their secret themselves and are exempt.
 */
export function refuseForeignOrigin(request: Request, caller: Caller, others: readonly string[] = []): void {
  if (request.method === 'GET' || request.method === 'HEAD' || caller.by === 'bearer') return;
  const origin = request.headers.get('origin');
  const asked = request.headers.get('host');
  if (origin ? URL.canParse(origin) && isOwn(new URL(origin).host, asked) : caller.by === 'nobody') return;
  if (others.some((other) => new URL(other).origin === origin)) return;
  fail('request.foreign-origin');
}
