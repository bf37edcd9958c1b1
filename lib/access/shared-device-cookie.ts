import { deviceHint } from './hints';
import { isSecure, readCookie, setCookie } from './session-cookie';

/** On TLS the __Host- prefix keeps a neighbouring host from planting one. */
export function deviceCookieName(): string {
  return isSecure() ? '__Host-shared_device' : 'shared_device';
}

export function deviceCookies(token: string, seconds: number): string[] {
  return [
    setCookie(deviceCookieName(), token, { maxAge: seconds }),
    setCookie(deviceHint, '1', { maxAge: seconds, readable: true }),
  ];
}

export function deviceIn(headers: Headers): string | undefined {
  return readCookie(headers.get('cookie'), deviceCookieName());
}
