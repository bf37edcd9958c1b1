import { storedKeys } from './stored-keys';
import { readStored, removeStored } from './stored-values';

/** What the shell reads of who is signed in (§3). It shows; no right comes from it. */
type StoredProfile = {
  username: string;
  tipo: string;
  accessToken: string;
  isAuthenticated: boolean;
  homepage: string;
};

export function storedProfile(): StoredProfile | null {
  const value = readStored('session', storedKeys.profile);
  return value !== null && typeof value === 'object' ? (value as StoredProfile) : null;
}

/** What this tab keeps of the person before: who signs in in another tab leaves this one as it was. */
export function forgetPerson(): void {
  for (const key of [storedKeys.profile, storedKeys.drafts, storedKeys.chatbot]) removeStored('session', key);
}
