import { deviceHint, leavingMark, seeingHint, signedInHint } from '@/lib/access/hints';
import { clearSession } from '@/lib/platform/browser/stored-values';
import { forgetPersonHere } from '@/lib/platform/kept/person';

/** At most as long as a session can live. */
const markSeconds = 30 * 24 * 3600;

/** Whoever signs out is gone from this device at once, whether a line brings the request to the server or not. */
export function leaveDevice(): void {
  clearSession();
  writeCookie(leavingMark, '1', markSeconds);
  for (const hint of [signedInHint, seeingHint]) writeCookie(hint, '', 0);
  forgetPersonHere().catch(() => undefined);
}

/** Whoever signed out is here no more from that moment on, also where the page went before the disk had forgotten. */
export function hasLeft(): boolean {
  return new RegExp(`(^|; )${leavingMark}=1`).test(document.cookie);
}

/** No class shares this browser any more. */
export function forgetDevice(): void {
  writeCookie(deviceHint, '', 0);
}

/** Past the form's own `onSubmit`, which held it back. */
export function leaveBy(form: HTMLFormElement): void {
  leaveDevice();
  // Where a page was drawn without a line there is perhaps none to send a form over, and nothing may take its place.
  if (form.dataset.stays === undefined) form.submit();
  else navigator.sendBeacon(form.action, new URLSearchParams(new FormData(form) as never));
}

function writeCookie(name: string, value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and waits.
  document.cookie = `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax`;
}
