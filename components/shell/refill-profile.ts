import { lazily } from '@/lib/platform/browser/lazy';
import { reportFailure } from '@/lib/platform/browser/report-failure';

let asked: Promise<void> | undefined;

/** One call, however many ask meanwhile. Without a line the page goes on, and the next one asks again. */
export function refillProfile(): Promise<void> {
  asked ??= fill().finally(() => {
    asked = undefined;
  });
  return asked;
}

/** The client comes when it is needed: most pages find the profile in their tab. */
async function fill(): Promise<void> {
  try {
    const { readProfile } = await lazily(() => import('@/lib/profile/client'));
    await readProfile({ staysHere: true });
  } catch (error) {
    reportFailure('stored profile', String(error));
  }
}
