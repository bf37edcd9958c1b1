import { availableParallelism } from 'node:os';
import { hashing } from './hashing-threads';
import { fairLanes } from './lanes';

/** Hashes in flight: one core stays free, so that a class signing in at once does not stop the lesson next door. */
const inLane = fairLanes(Math.max(1, availableParallelism() - 1));
const own = 'own';

export function hashPassword(password: string): Promise<string> {
  return inLane(own, () => hashing({ password }) as Promise<string>);
}

/** Of no account: verifying it costs what a real one costs, so that time does not tell which logins exist. */
let decoy: Promise<string> | undefined;

function decoyHash(): Promise<string> {
  decoy ??= hashPassword('decoy').catch((error) => {
    decoy = undefined;
    throw error;
  });
  return decoy;
}

/**
 * `queue` is where the try comes from: an address that floods waits behind itself, and is never refused, because behind
 * it may stand a whole school.
 */
export async function passwordMatches(stored: string | undefined, password: string, queue = own): Promise<boolean> {
  // Made with the first try, known or not.
  const unknown = decoyHash();
  unknown.catch(() => undefined);
  const against = stored ?? (await unknown);
  const matches = await inLane(queue, () => hashing({ password, stored: against }));
  return matches === true && stored !== undefined;
}
