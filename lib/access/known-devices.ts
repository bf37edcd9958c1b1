import { createHmac, randomBytes } from 'node:crypto';
import { env } from '@/lib/platform/env/env';

/**
 * A browser that signed in as a login before keeps its own count of wrong passwords, so that a classmate elsewhere
 * cannot make the owner wait. The cookie holds a random device id and a mark for each login that signed in here.
 */
export const knownDeviceCookie = 'known_device';
const marksMax = 40;

function mark(device: string, key: string): string {
  return createHmac('sha256', env().AUTH_SECRET).update(`${device}|${key}`).digest('base64url').slice(0, 16);
}

function parts(cookie: string | undefined): { device: string; marks: string[] } {
  const [device = '', ...marks] = cookie?.split('.') ?? [];
  return { device, marks };
}

export function throttleKey(key: string, cookie: string | undefined): string {
  const { device, marks } = parts(cookie);
  return device && marks.includes(mark(device, key)) ? `${key}@${device}` : key;
}

export function withKnownLogin(key: string, cookie: string | undefined): string {
  const { device, marks } = parts(cookie);
  const owner = device || randomBytes(12).toString('base64url');
  const own = mark(owner, key);
  return [owner, ...marks.filter((other) => other !== own).slice(1 - marksMax), own].join('.');
}
