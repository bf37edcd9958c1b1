import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** Hashes in flight: one core stays free, so that a class signing in at once does not stop the lesson next door. */
const lanes = Math.max(1, availableParallelism() - 1);
let busy = 0;
const waiting: (() => void)[] = [];

async function inLane<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= lanes) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inLane(() => hash(password));
}

/** Of no account: verifying it costs what a real one costs, so that time does not tell which logins exist. */
let decoy: Promise<string> | undefined;

export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('decoy');
  const against = stored ?? (await decoy);
  const matches = await inLane(() => verify(against, password));
  return matches && stored !== undefined;
}
