import { call } from '@/lib/platform/browser/call';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { writeStored } from '@/lib/platform/browser/stored-values';
import { renameKeys } from '@/lib/platform/http/wire-names';
import { profileOp } from '@/lib/profile/contract';

let asked: Promise<void> | undefined;

/** One call, however many ask meanwhile. Without a line the page goes on, and the next one asks again. */
export function refillProfile(): Promise<void> {
  asked ??= fill().finally(() => {
    asked = undefined;
  });
  return asked;
}

async function fill(): Promise<void> {
  try {
    const profile = await call(profileOp, {});
    writeStored('session', storedKeys.profile, renameKeys(profile, profileOp.names));
  } catch {
    // call() has told the console, or sent the visitor to sign in.
  }
}
