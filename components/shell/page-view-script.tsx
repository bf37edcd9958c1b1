import { links } from '@/lib/links';
import { pageViewScript } from '@/lib/platform/page-views';

const script = pageViewScript(links.pageViews());

/** Stands only on the production host: elsewhere a page carries nothing of it. */
export function PageViewScript({ nonce }: { nonce?: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
