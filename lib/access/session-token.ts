import { hkdfSync } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';
import { env } from '@/lib/platform/env/env';
import { sessionCookieName } from './session-cookie';

/**
 * The cookie's value as next-auth/jwt reads it, with the key kept: next-auth derives it anew each time, which costs a
 * sign-in more than everything it asks of the database.
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

let held: { secret: string; key: Promise<CryptoKey> } | undefined;

function key(): Promise<CryptoKey> {
  const secret = env().AUTH_SECRET;
  if (held?.secret !== secret) held = { secret, key: derived(secret) };
  return held.key;
}

function derived(secret: string): Promise<CryptoKey> {
  const salt = sessionCookieName();
  const bytes = hkdfSync('sha256', secret, salt, `Auth.js Generated Encryption Key (${salt})`, 32);
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
