import { leavingMark } from '@/lib/access/hints';
import { links } from '@/lib/accounts/links';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { bridgeScript } from '@/lib/platform/hash-bridge';
import { searchKeyScript } from './search-key';
import { uppercaseScript } from './uppercase';

export const themeScript = `try{var t=JSON.parse(localStorage.getItem('${storedKeys.theme}'));if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** Whether this browser is signed in: a hint without rights, for pages that ask the server nothing. */
const signedInScript = `if(/(^|; )signed_in=1/.test(document.cookie))document.documentElement.dataset.signedIn=''`;

/** The same for an administrator who sees as somebody. */
const seeingScript = `if(/(^|; )seeing=1/.test(document.cookie))document.documentElement.dataset.seeing=''`;

export const preferencesScript = [
  bridgeScript,
  themeScript,
  uppercaseScript,
  signedInScript,
  seeingScript,
  searchKeyScript,
].join(';');

/** Runs before the page is shown, so that nothing flashes. Pages of who is signed in: early-scripts.tsx. */
export function InlinePreferences() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: preferencesScript }} />;
}

/**
 * For the sign-in screens: where nobody is signed in any more (left in another tab, before the script came, or by time),
 * this tab keeps nothing of the person who was.
 */
const leftScript = `if(!/(^|; )signed_in=1/.test(document.cookie))try{sessionStorage.clear()}catch(e){}`;

/** Who signed out without a line is signed out now, before anybody else signs in. */
const leavingScript = `if(/(^|; )${leavingMark}=1/.test(document.cookie))fetch('${links.signOutForm()}',{method:'POST',headers:{'content-type':'application/json'},body:'{}',keepalive:true}).catch(function(){})`;

const signInScript = [leftScript, leavingScript].join(';');

export function LeftSession() {
  return <script dangerouslySetInnerHTML={{ __html: signInScript }} />;
}
