import { reportFailure } from './report-failure';

/** Where the browser keeps the profile of who is signed in (§3), for as long as the tab lives. */
const profileKey = 'profile';

/** What the shell reads of it. It shows; no right comes from it. */
type StoredProfile = {
  username: string;
  tipo: string;
  accessToken: string;
  isAuthenticated: boolean;
  homepage: string;
};

/** 'undefined' reads as no value; what is no JSON is told to the console and gives no value (§5). */
export function storedProfile(): StoredProfile | null {
  const text = stored();
  if (!text || text === 'undefined') return null;
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? (value as StoredProfile) : null;
  } catch (error) {
    reportFailure('stored profile', String(error));
    return null;
  }
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(profileKey);
  } catch {
    // A browser that stores nothing knows nobody.
    return null;
  }
}
