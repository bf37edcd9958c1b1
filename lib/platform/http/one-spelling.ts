const escaped = /%([0-9a-f]{2})/gi;
/** Characters that mean the same with an escape and without one (RFC 3986, 2.3). */
const unreserved = /[\w.~-]/;
const dotSegment = /(?:^|[/\\])\.\.?(?=[/\\]|$)/;
/** What an older router of the framework asks for, and is given any page. */
const pageData = /^\/_next\/data(?:\/|$)/;

/**
 * The address in the one spelling that everything behind is judged by: doors, policies, caches and links. `/%61pi` is
 * `/api` and `http://host/api` as well. Undefined where an address says one thing to whoever judges it and another to
 * whoever answers (`/course/../adm`, `/_next/data/…`): browsers write none of these, and no page has such a name.
 */
export function oneSpelling(given = '/'): string | undefined {
  const relative = given.replace(/^https?:\/\/[^/?#]*(?=\/)/i, '');
  const written = relative.split(/[?#]/, 1)[0] ?? '';
  const path = readable(written).replace(escaped, (whole, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return unreserved.test(character) ? character : whole;
  });
  if (!path.startsWith('/') || dotSegment.test(decodeURIComponent(path)) || pageData.test(path)) return undefined;
  return path + relative.slice(written.length);
}

/** The framework fails on a path whose escapes are no text; without its percent signs it is one that does not exist. */
function readable(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '-');
  }
}
