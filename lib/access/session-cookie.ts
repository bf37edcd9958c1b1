import { env } from '@/lib/platform/env/env';

/** On TLS the __Host- prefix keeps a neighbouring host from planting a session. */
export function sessionCookieName(): string {
  return isSecure() ? '__Host-session' : 'session';
}

export function isSecure(): boolean {
  return env().PUBLIC_URL?.startsWith('https:') ?? false;
}

type Lifetime = { maxAge: number; readable?: boolean };

export function setCookie(name: string, value: string, { maxAge, readable = false }: Lifetime): string {
  const flags = [`Max-Age=${maxAge}`, 'Path=/', 'SameSite=Lax'];
  if (!readable) flags.push('HttpOnly');
  if (isSecure()) flags.push('Secure');
  return [`${name}=${value}`, ...flags].join('; ');
}

export function readCookie(header: string | null, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}

/** What was typed comes back to the sign-in form once; the password never does. */
export const typedLoginCookie = 'typed_login';
