import { env } from '@/lib/platform/env/env';
import { type MasterKey, masterKey } from './sealed-text';

type MasterKeys = { current: MasterKey | null; old: MasterKey | null };

let held: { of: string; keys: MasterKeys } | undefined;

/** What texts are sealed with, and what they were sealed with before; without one nothing is sealed. */
export function masterKeys(): MasterKeys {
  const { AI_MASTER_KEY: current, AI_MASTER_KEY_OLD: old } = env();
  const of = `${current} ${old}`;
  if (held?.of !== of) {
    held = { of, keys: { current: current ? masterKey(current) : null, old: old ? masterKey(old) : null } };
  }
  return held.keys;
}
