import { links as accountLinks } from '@/lib/accounts/links';
import { reportOddity } from '@/lib/platform/browser/report-failure';
import { storedProfile } from '@/lib/platform/browser/stored-profile';
import { links, ownPath } from '@/lib/platform/links';
import { links as schoolLinks } from '@/lib/schools/links';

/** Without rights: open pages and tabs that hold no profile yet read it too. */
const signedInHint = /(^|; )signed_in=1/;

/**
 * Where the reset leads (§2): the own homepage of who is signed in, a school's to /school, else the site's root. A tab
 * without a profile asks the sign-in screen, which sends whoever is signed in home.
 */
export function resetPath(): string {
  const profile = storedProfile();
  if (profile?.isAuthenticated) {
    return profile.tipo === 'escola' ? schoolLinks.school() : (ownPath(profile.homepage) ?? accountLinks.login());
  }
  return signedInHint.test(document.cookie) ? accountLinks.login() : links.root();
}

export function warnUnlessSignedIn(): void {
  if (resetPath() === links.root()) reportOddity('is not authed');
}
