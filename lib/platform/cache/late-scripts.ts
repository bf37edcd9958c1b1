const script = /<script src="([^"]+)" async=""><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;
/** Sheets that stand inside (styles-inside.ts): the browser would style the whole page twice. */
const sheets = /(?:<link rel="stylesheet"[^>]*\/>)+(?=<\/body>)/;

/**
 * The document with its scripts only fetched ahead: a page that is read needs none of them, and waking it holds up a
 * cheap phone for half a second. They run once somebody does something (components/shell/late-scripts.tsx).
 */
export function withLateScripts(html: string): string {
  return html
    .replace(preload, '')
    .replace(script, '<link rel="prefetch" as="script" href="$1" data-late=""/>')
    .replace(sheets, (links) => links.replaceAll('rel="stylesheet"', 'rel="prefetch" as="style" data-late=""'));
}
