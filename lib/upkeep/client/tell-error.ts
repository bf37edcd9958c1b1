import { call } from '@/lib/platform/browser/call';
import { storedProfile } from '@/lib/platform/browser/stored-profile';
import { reportClientErrorOp } from '../contract/client-errors';

/** Below the operation's limits, and enough to find the line. */
const messageCharsMax = 2000;
const stackCharsMax = 8000;

/** The spec's record (§3), sent for whoever has a stored profile (§7). Told or not, the screen stays as it is. */
export async function tellError(error: Error & { digest?: string }) {
  const profile = storedProfile();
  if (!profile) return undefined;
  return call(reportClientErrorOp, {
    login: profile.username,
    tipo: profile.tipo,
    error: error.message.slice(0, messageCharsMax),
    info: [error.digest, location.pathname, error.stack].filter(Boolean).join('\n').slice(0, stackCharsMax),
    accessToken: profile.accessToken,
  });
}
