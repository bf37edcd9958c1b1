import { isFault, readXml } from '@/lib/platform/text/read-xml';
import { readOrAside } from '@/lib/platform/text/set-aside';
import { type Refusal, refuseItem } from '../imported';
import { markdownOfXhtml } from './markdown-of-xhtml';

/** HTML as an editor writes it, as Markdown; or the name of what would be lost of it. No file of text has pictures. */
export function markdownOfHtml(html: string): string | { name: string } {
  const closed = html
    .replaceAll(/<(br|hr)\s*>/gi, '<$1/>')
    .replaceAll(/&(?![a-z]{2,8};|#\d{1,6};|#x[\da-f]{1,6};)/gi, '&amp;');
  const read = readXml(`<div>${closed}</div>`);
  if (isFault(read)) return { name: 'HTML' };
  const pictures = { image: () => refuseItem('content', { name: 'img' }) };
  const made = readOrAside<string, Refusal>(() => markdownOfXhtml([read], pictures));
  return 'read' in made ? made.read : { name: String(made.aside.values?.name ?? 'HTML') };
}
