'use client';

import { leavingMark } from '@/lib/access/hints';
import { earlyPressScript } from '@/lib/platform/browser/early-press';
import { preferencesScript } from './inline-preferences';

/** The browser reads how numbers and times are written when first asked, for a tenth of a second: here nobody waits for it. */
const warmFormats = `addEventListener('DOMContentLoaded',function(){self.requestIdleCallback&&requestIdleCallback(function(){var l=document.documentElement.lang;new Intl.NumberFormat(l).format(0);new Intl.DateTimeFormat(l,{timeStyle:'short'}).format(0)})})`;

/**
 * The server's alone: a component of the server would send the text twice, in the page and in what the page is made from,
 * with each page. In the browser it has run before React looks, which leaves it as it is.
 */
const script =
  typeof window === 'undefined' ? [preferencesScript, earlyPressScript(leavingMark), warmFormats].join(';') : '';

/**
 * For pages of who is signed in, whose buttons stand there before their scripts: nothing flashes, and a press is kept. Open
 * pages keep every click (late-scripts.tsx).
 */
export function EarlyScripts({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
