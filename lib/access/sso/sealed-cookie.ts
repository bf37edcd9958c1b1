import { decode, encode } from 'next-auth/jwt';
import type * as z from 'zod/mini';
import { env } from '@/lib/platform/env/env';
import { isSecure } from '../session-cookie';

/** How long a way through a provider stays open, in seconds. */
export const sealedSeconds = 600;

/** On TLS the __Host- prefix keeps a neighbouring host from planting one. */
export function sealedName(name: 'sso_state' | 'sso_link'): string {
  return isSecure() ? `__Host-${name}` : name;
}

/** Encrypted for ten minutes, for its one use: another cookie's value does not open it. */
export function seal(name: string, content: Record<string, unknown>): Promise<string> {
  return encode({ token: content, secret: env().AUTH_SECRET, salt: name, maxAge: sealedSeconds });
}

export async function unseal<S extends z.ZodMiniType>(
  name: string,
  schema: S,
  cookie: string | undefined,
): Promise<z.infer<S> | null> {
  if (!cookie) return null;
  try {
    return schema.parse(await decode({ token: cookie, secret: env().AUTH_SECRET, salt: name }));
  } catch {
    // Expired, forged or another one's: there is nothing in it for us.
    return null;
  }
}
