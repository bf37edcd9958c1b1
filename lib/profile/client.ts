'use client';

import { call } from '@/lib/platform/browser/call';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { forgetPerson, storedProfile } from '@/lib/platform/browser/stored-profile';
import { writeStored } from '@/lib/platform/browser/stored-values';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { renameKeys } from '@/lib/platform/http/wire-names';
import { profileOp } from './contract';

/** `staysHere`: nobody asked for it, so that who is signed out is not taken from the page by it. */
type Asking = { staysHere?: boolean };

/** Asks who is signed in and keeps it in this tab, in the spec's names (§3), and nothing of who was before. */
export async function readProfile(asking: Asking = {}): Promise<ReplyOf<typeof profileOp>> {
  const profile = await call(profileOp, {}, asking);
  const stored = storedProfile();
  if (stored && stored.accessToken !== profile.accessToken) forgetPerson();
  writeStored('session', storedKeys.profile, renameKeys(profile, profileOp.names));
  return profile;
}
