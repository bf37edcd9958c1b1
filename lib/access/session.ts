import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import { now as readClock } from '@/lib/platform/clock/clock';
import { db, pool, type Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { statementName } from '@/lib/platform/db/statement-names';
import { type Actor, sharedDeviceSeconds } from './actor';
import { countedLogins } from './login-events';
import { endSeeing, liveSeeing, type Seen } from './seeing';
import type { SessionAccount } from './session-account';
import { openedToken, sealedToken } from './session-token';

export type OpenedSession = {
  /** The bearer id: shown once, to the caller who signed in. */
  id: string;
  /** The row's, which opens nothing. */
  sessionId: string;
  publicReference: string;
  /** The signed cookie's value. */
  cookie: string;
  ttl: number;
  created: Date;
  account: SessionAccount;
};

/** How a secret that is handed out is kept. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

type Opening = {
  account: SessionAccount;
  ttl: number;
  face: string;
  /** The identity provider that began it; none for a password. */
  provider?: string | null;
  now: Date;
};

/** Every door opens a session here: a card and single sign-on this way. The expiry is fixed: nothing moves it. */
export async function openSession(tx: Tx, opening: Opening): Promise<OpenedSession> {
  const { session, row } = await newSession(opening);
  await tx.$executeRaw`${insertSession} SELECT ${row}`;
  return session;
}

type Provided = Opening & {
  /** A row that must still be there, to select from: it is held with the session. */
  provided: Prisma.Sql;
};

/** The same, unless what it was opened by is gone meanwhile. */
export async function openProvidedSession(tx: Tx, opening: Provided): Promise<OpenedSession | undefined> {
  const { session, row } = await newSession(opening);
  const count = await tx.$executeRaw`${insertSession} SELECT ${row} FROM (${opening.provided}) AS provided`;
  return count === 1 ? session : undefined;
}

/**
 * The same as one statement of its own, counted with it as a login, unless wrong passwords are counted for `throttle`.
 * Past Prisma and without a transaction: a school's whole day begins with three hundred of these.
 */
export async function openUnthrottledSession(throttle: string, opening: Provided): Promise<OpenedSession | undefined> {
  const { session, row } = await newSession(opening);
  const { text, values } = Prisma.sql`
    WITH opened AS (
      ${insertSession} SELECT ${row} FROM (${opening.provided}) AS provided
                        WHERE NOT EXISTS (SELECT FROM sign_in_throttles WHERE key = ${throttle})
      RETURNING account_id, tipo, school_id, created_at)${countedLogins(opening.now)}
    SELECT FROM opened`;
  const { rowCount } = await pool().query({ name: statementName(text), text, values });
  return rowCount === 1 ? session : undefined;
}

const insertSession = Prisma.sql`
  INSERT INTO sessions (id, token_hash, public_reference, account_id, tipo, login, name, photo_url, school_id,
                        first_access, face, provider, expires_at, created_at, updated_at)`;

/** A session, and the row that makes it one. */
async function newSession({ account, ttl, face, provider = null, now }: Opening) {
  const id = randomBytes(32).toString('base64url');
  const publicReference = randomBytes(18).toString('base64url');
  const { id: accountId, tipo, login, name, photoUrl, schoolId, firstAccess = false } = account;
  const sessionId = randomUUIDv7();
  const expiresAt = new Date(now.getTime() + ttl * 1000);
  const row = Prisma.sql`
    ${sessionId}::uuid, ${hashOfSecret(id)}, ${publicReference}, ${accountId}::uuid, ${tipo}::"Tipo", ${login}, ${name},
    ${photoUrl}, ${schoolId}::uuid, ${firstAccess}::boolean, ${face}, ${provider}, ${expiresAt}::timestamptz,
    ${now}::timestamptz, ${now}::timestamptz`;
  const cookie = await sealedToken({ sub: accountId, sid: sessionId, login, tipo }, ttl);
  return { session: { id, sessionId, publicReference, cookie, ttl, created: now, account }, row };
}

type SessionRow = Omit<Actor, 'seeing'> & { seeingId: string | null; seen: Seen };

/**
 * One indexed read a request, past Prisma: it stands before everything (decisions.md, the kernel's cost). An account that
 * was made inactive has no session from that moment on, on every instance.
 */
async function liveSession(column: 'id' | 'token_hash', value: string): Promise<Actor | null> {
  const { rows } = await pool().query<SessionRow>({
    name: `session-by-${column}`,
    text: `SELECT s.account_id AS id, s.tipo, s.login, s.name, s.photo_url AS "photoUrl", s.school_id AS "schoolId",
                  s.face, s.provider, s.first_access AS "firstAccess", s.id AS "sessionId",
                  s.expires_at AS "sessionExpiresAt", s.public_reference AS "publicReference",
                  s.expires_at - s.created_at <= make_interval(secs => ${sharedDeviceSeconds}) AS "isOnSharedDevice",
                  s.seeing_id AS "seeingId", s.seen
             FROM sessions s JOIN accounts a ON a.id = s.account_id AND a.active
            WHERE s.${column} = $1 AND s.revoked_at IS NULL AND s.expires_at > now()`,
    values: [value],
  });
  if (!rows[0]) return null;
  const { seeingId, seen, ...actor } = rows[0];
  const live = seeingId ? await liveSeeing(seeingId) : null;
  if (!live) return { ...actor, seeing: null };
  const { publicReference, ...seeing } = live;
  return { ...actor, ...seen, publicReference, seeing: { ...seeing, byId: actor.id } };
}

export async function actorOfCookie(cookie: string): Promise<Actor | null> {
  const sessionId = await sessionIdOf(cookie);
  return sessionId ? liveSession('id', sessionId) : null;
}

export function actorOfBearer(id: string): Promise<Actor | null> {
  return liveSession('token_hash', hashOfSecret(id));
}

/**
 * Opening a cookie costs more than reading its row, and a browser sends the same one all day. What is remembered is
 * the id that a genuine cookie names, never who it is: the session row is read each time, and says whether it lives.
 */
const sessionIds = new Map<string, string>();
const sessionIdsMax = 5000;

async function sessionIdOf(cookie: string): Promise<string | null> {
  const known = sessionIds.get(cookie);
  if (known) return known;
  try {
    const { sid } = await openedToken(cookie);
    if (typeof sid !== 'string') return null;
    remember(cookie, sid);
    return sid;
  } catch {
    // A cookie that is forged, cut or of another secret is no session; that is not an error of ours.
    return null;
  }
}

/** Only genuine cookies come here, so nobody fills it with inventions; the oldest gives way. */
function remember(cookie: string, sessionId: string): void {
  const [oldest] = sessionIds.keys();
  if (oldest && sessionIds.size >= sessionIdsMax) sessionIds.delete(oldest);
  sessionIds.set(cookie, sessionId);
}

/** Of these sessions, the ones that still live. */
export async function livingSessions(ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await pool().query<{ id: string }>({
    name: 'living-sessions',
    text: `SELECT s.id FROM sessions s JOIN accounts a ON a.id = s.account_id AND a.active
            WHERE s.id = ANY ($1::uuid[]) AND s.revoked_at IS NULL AND s.expires_at > now()`,
    values: [ids],
  });
  return new Set(rows.map(({ id }) => id));
}

/** A new password ends every session of its account, but for the one that set it. */
export async function closeSessionsOf(
  tx: Tx,
  accountIds: readonly string[],
  now: Date,
  except?: string,
): Promise<void> {
  await tx.session.updateMany({
    where: { accountId: { in: [...accountIds] }, revokedAt: null, ...(except && { id: { not: except } }) },
    data: { revokedAt: now },
  });
}

type Through = { accountId: string; provider: string; keepSession: string; now: Date };

/** Whoever came in through the provider as this person is out. The session that says so goes on as one begun with a password. */
export async function closeSessionsThrough(tx: Tx, { keepSession, now, ...through }: Through): Promise<void> {
  const others = { ...through, revokedAt: null, id: { not: keepSession } };
  await tx.session.updateMany({ where: others, data: { revokedAt: now } });
  await tx.session.updateMany({ where: { ...through, id: keepSession }, data: { provider: null } });
}

/** The password is the person's own from now on. */
export async function endFirstAccess(tx: Tx, accountId: string): Promise<void> {
  await tx.session.updateMany({ where: { accountId, firstAccess: true }, data: { firstAccess: false } });
}

export async function closeSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await endSeeing(tx, sessionId, now);
  await tx.session.updateMany({ where: { id: sessionId, revokedAt: null }, data: { revokedAt: now } });
}

/** Of who signed out where no line brought it here: whoever kept the cookie has nothing of it any more. */
export async function endLeftSession(cookie: string): Promise<void> {
  const actor = await actorOfCookie(cookie);
  if (actor) await db().$transaction((tx) => closeSession(tx, actor.sessionId, readClock()));
}

/** Sessions carry what a request must know of its person: whoever changes it calls this in the same transaction. */
export async function showInOpenSessions(
  tx: Tx,
  accountId: string,
  shown: Partial<Pick<SessionAccount, 'name' | 'photoUrl'>>,
): Promise<void> {
  await tx.session.updateMany({ where: { accountId, revokedAt: null }, data: shown });
}

/** Its person has just proved to be who came through the provider: it goes on as one begun there. */
export async function beginsThrough(tx: Tx, sessionId: string, provider: string): Promise<void> {
  await tx.session.update({ where: { id: sessionId }, data: { provider }, select: { id: true } });
}

/** It goes on as one begun with a password: what needs the provider has to begin there again. */
export async function forgetProvider(tx: Tx, sessionId: string): Promise<void> {
  await tx.session.updateMany({ where: { id: sessionId, provider: { not: null } }, data: { provider: null } });
}

/** Of whoever works at several schools: a session whose open one is none of these goes on in `schoolId`. */
export async function keepSessionsInSchools(
  tx: Tx,
  accountId: string,
  { schoolIds, schoolId }: { schoolIds: readonly string[]; schoolId: string | null },
): Promise<void> {
  const isOutside = { OR: [{ schoolId: null }, { schoolId: { notIn: [...schoolIds] } }] };
  await tx.session.updateMany({ where: { accountId, revokedAt: null, ...isOutside }, data: { schoolId } });
}

/** The school that is open in this session, for whoever works at several. */
export async function openSchoolInSession(tx: Tx, sessionId: string, schoolId: string): Promise<void> {
  await tx.session.update({ where: { id: sessionId }, data: { schoolId }, select: { id: true } });
}
