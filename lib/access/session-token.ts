import { hkdfSync } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';
import { env } from '@/lib/platform/env/env';
import { sessionCookieName } from './session-cookie';

/**
 * The cookie's value, in the form and under the key of next-auth/jwt, with that key kept: next-auth derives it anew each
 * time, which costs a sign-in more than all that it asks of the database.
 */
export async function sealedToken(token: JWTPayload, seconds: number): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new EncryptJWT(token)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .encrypt(await key());
}

export async function openedToken(cookie: string): Promise<JWTPayload> {
  const { payload } = await jwtDecrypt(cookie, await key(), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  });
  return payload;
}

let held: { secret: string; salt: string; key: Promise<CryptoKey> } | undefined;

function key(): Promise<CryptoKey> {
  const [secret, salt] = [env().AUTH_SECRET, sessionCookieName()];
  if (held?.secret !== secret || held.salt !== salt) held = { secret, salt, key: derived(secret, salt) };
  return held.key;
}

function derived(secret: string, salt: string): Promise<CryptoKey> {
  const bytes = hkdfSync('sha256', secret, salt, `Auth.js Generated Encryption Key (${salt})`, 32);
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
