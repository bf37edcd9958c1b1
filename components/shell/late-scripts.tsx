import { loaderScript } from '@/lib/platform/open-pages/loader';
import { Awake } from './awake';

const script = loaderScript();

/** Last in the body of an open page: it reads well without scripts, so they come when somebody needs them. */
export function LateScripts() {
  return (
    <>
      <Awake />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
