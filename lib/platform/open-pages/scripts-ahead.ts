const named = /\\"(\/_next\/static\/chunks\/[^"\\]+\.js)\\"/g;
const standing = /<script src="(\/_next\/static\/chunks\/[^"]+\.js)" async=""/g;
const asked = /<link rel="preload" as="script"[^>]* href="(\/_next\/static\/chunks\/[^"]+\.js)"/g;
const nonce = / nonce="[^"]*"/;
const sheet = /<(?:link|style)[ >]/;

/**
 * The document with every script asked for at its very beginning. Next writes their tags behind the style sheets, which
 * stand inside (styles-inside.ts) and take a third of a second to come: so long the line would bring nothing else. Of
 * what the data alone names, such as the error screens of the frame, a browser would hear only when all the others have
 * run.
 */
export function withScriptsAhead(html: string): string {
  const addresses = new Set(
    [asked, standing, named].flatMap((pattern) => Array.from(html.matchAll(pattern), ([, address]) => address)),
  );
  const [mark = ''] = html.match(nonce) ?? [];
  const links = Array.from(
    addresses,
    (each) => `<link rel="preload" as="script" fetchpriority="low"${mark} href="${each}"/>`,
  );
  return html.replace(sheet, (first) => links.join('') + first);
}
