import { isLostCode, lazily, reloadForLostCode } from '@/lib/platform/browser/lazy';
import { reportFailure } from '@/lib/platform/browser/report-failure';
import { isBadGateway } from './error-kinds';

/** What the error of a whole screen is told to: the console, the server, and the page itself when only new code mends it. */
export async function accountForError(error: Error): Promise<void> {
  if (isLostCode(error)) return reloadForLostCode(error);
  return tell(error);
}

/** The same for a part whose page still stands: that page may hold unsaved text, so it is never loaded anew. */
export async function accountForFault(thrown: unknown): Promise<void> {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (!isLostCode(error)) await tell(error);
}

async function tell(error: Error): Promise<void> {
  if (isBadGateway(error, location.pathname)) reportFailure('bad gateway', error.message);
  try {
    const { tellError } = await lazily(() => import('@/lib/upkeep/client/tell-error'));
    await tellError(error);
  } catch (failure) {
    reportFailure('the error was not told', String(failure));
  }
}
