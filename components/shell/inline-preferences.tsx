import { bridgeScript } from '@/lib/platform/hash-bridge';
import { uppercaseScript } from './uppercase';

const themeScript = `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** Whether this browser is signed in: a hint without rights, for pages that ask the server nothing. */
const signedInScript = `if(/(^|; )signed_in=1/.test(document.cookie))document.documentElement.dataset.signedIn=''`;

const script = [bridgeScript, themeScript, uppercaseScript, signedInScript].join(';');

/** Runs before the page is shown, so that nothing flashes. */
export function InlinePreferences({ nonce }: { nonce?: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
