import { call } from '@/lib/platform/browser/call';
import { storedProfile } from '@/lib/platform/browser/stored-profile';
import { reportClientErrorOp } from '../contract/client-errors';

/** Below the operation's limits, and enough to find the line. */
const messageCharsMax = 2000;
const stackCharsMax = 8000;

/** Half a character at its end would be refused. */
function cut(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/** The spec's record (§3), sent for whoever has a stored profile (§7). Told or not, the screen stays as it is. */
export async function tellError(error: Error & { digest?: string }) {
  const profile = storedProfile();
  if (!profile) return undefined;
  return call(reportClientErrorOp, {
    login: profile.username,
    tipo: profile.tipo,
    error: cut(error.message, messageCharsMax),
    info: cut([error.digest, location.pathname, error.stack].filter(Boolean).join('\n'), stackCharsMax),
    accessToken: profile.accessToken,
  });
}
