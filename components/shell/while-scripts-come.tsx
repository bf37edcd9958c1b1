import { leavingMark } from '@/lib/access/hints';
import { earlyPressScript } from '@/lib/platform/browser/early-press';

/** The browser reads how numbers and times are written when first asked, for a tenth of a second: here nobody waits for it. */
const warmFormats = `addEventListener('DOMContentLoaded',function(){self.requestIdleCallback&&requestIdleCallback(function(){var l=document.documentElement.lang;new Intl.NumberFormat(l).format(0);new Intl.DateTimeFormat(l,{timeStyle:'short'}).format(0)})})`;

const script = `${earlyPressScript(leavingMark)};${warmFormats}`;

/** For pages whose buttons stand there before their scripts. Open pages keep every click (late-scripts.tsx). */
export function WhileScriptsCome({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
