import { apiBase } from '@/lib/platform/browser/api-base';
import { reportFailure } from '@/lib/platform/browser/report-failure';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { writeStored } from '@/lib/platform/browser/stored-values';
import { profilePath } from '@/lib/profile/rules';

let asked: Promise<void> | undefined;

/** One call, however many ask meanwhile. Without a line the page goes on, and the next one asks again. */
export function refillProfile(): Promise<void> {
  asked ??= fill().finally(() => {
    asked = undefined;
  });
  return asked;
}

/** Past `call`: the stored profile has the wire's own names, and the operation's schemas weigh a tenth of a first visit. */
async function fill(): Promise<void> {
  try {
    const response = await fetch(apiBase.replace(/\/$/, '') + profilePath, { credentials: 'same-origin' });
    if (response.ok) writeStored('session', storedKeys.profile, await response.json());
  } catch (error) {
    reportFailure('stored profile', String(error));
  }
}
