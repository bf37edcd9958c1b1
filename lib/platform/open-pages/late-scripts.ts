import { awakeEvent } from './loader';

const script = /<script src="([^"]+)" async=""><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;
/** Sheets that stand inside (styles-inside.ts): the browser would style the whole page twice. */
const sheets = /(?:<link rel="stylesheet"[^>]*\/>)+(?=<\/body>)/;

/**
 * The document with its scripts as links that do nothing yet: a page that is read needs none of them, and waking it holds
 * up a cheap phone for half a second. They are fetched once the page stands, and run once somebody does something
 * (loader.ts).
 */
export function withLateScripts(html: string): string {
  // Without its loader it would sleep for ever.
  if (!html.includes(awakeEvent)) return html;
  return html
    .replace(preload, '')
    .replace(script, '<link rel="late" data-late="" as="script" href="$1"/>')
    .replace(sheets, (links) => links.replaceAll('rel="stylesheet"', 'rel="late" data-late="" as="style"'));
}
