import type { IncomingHttpHeaders } from 'node:http';
import { styleSheet } from './style-sheet';

const styleSheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g;

type Wanted = {
  /** The links fetch nothing: a worker keeps what stands inside (offline/register-worker.ts), and a sheet comes once. */
  isKept?: boolean;
  read?: (address: string) => Promise<string>;
};

/**
 * The document with its style sheets written into it, so that the first paint waits for no second request: on a
 * school's line that one costs a second. The links move to the end, where they hold up nothing and bring the sheets into
 * the browser's cache for the next page; those of sheets that a worker keeps stay where they were. React finds either.
 */
export async function withStylesInside(html: string, origin: string, wanted: Wanted = {}): Promise<string> {
  const { isKept = false, read = styleSheet } = wanted;
  const links = [...html.matchAll(styleSheetLink)].map(([link, href = '']) => ({ link, href }));
  let inside = html;
  let moved = '';
  for (const { link, href } of links) {
    const css = await read(origin + href);
    if (!mayMove(css)) continue;
    // React asks for a sheet whose link it has not met yet: one that fetches nothing stays where it was.
    const still = link.replace('<link ', '<link disabled="" ');
    inside = inside.replace(link, () =>
      isKept ? `<style data-sheet="${href}">${css}</style>${still}` : `<style>${css}</style>`,
    );
    if (!isKept) moved += link;
  }
  return inside.replace('</body>', () => `${moved}</body>`);
}

/** Whoever comes from a page of ours has its sheet: it is not sent again with every page of a visit. */
export function isReadingOn({ 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  return site === 'same-origin';
}

/** Addresses relative to the sheet would mean something else inside the document. */
function mayMove(css: string): boolean {
  return !(css.includes('</') || /url\((?!\s*["']?(?:data:|\/|#))/.test(css));
}
