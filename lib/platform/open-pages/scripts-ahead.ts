const named = /\\"(\/_next\/static\/chunks\/[^"\\]+\.js)\\"/g;
const standing = /<(?:script|link)[^>]* (?:src|href)="(\/_next\/static\/chunks\/[^"]+\.js)"/g;
const nonce = / nonce="[^"]*"/;

/**
 * The document with every script asked for at once that its data names. Next writes a tag for those of the page itself;
 * of what else React waits for before it takes the page over, such as the error screens of the frame, a browser hears only
 * when all the others have run: on a school's line half a second later.
 */
export function withScriptsAhead(html: string): string {
  const known = new Set(Array.from(html.matchAll(standing), ([, address]) => address));
  const missing = new Set(
    Array.from(html.matchAll(named), ([, address]) => address).filter((each) => !known.has(each)),
  );
  const [mark = ''] = html.match(nonce) ?? [];
  const links = Array.from(
    missing,
    (each) => `<link rel="preload" as="script" fetchpriority="low"${mark} href="${each}"/>`,
  );
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
