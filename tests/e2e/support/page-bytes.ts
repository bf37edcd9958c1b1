type Data = Record<string, unknown> & { '@type': string };

/** Every block of structured data in the bytes of a page. Where an element ends is decided as browsers do. */
export function structuredData(html: string): Data[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script/gis);
  return [...blocks].map(([, text = '']) => JSON.parse(text));
}

/** The attributes of every element of that name, in lower case; `match` are those that it must have. */
export function elements(
  html: string,
  name: string,
  match: Readonly<Record<string, string>> = {},
): Record<string, string>[] {
  const found = [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'gi'))].map(([, written = '']) =>
    Object.fromEntries(
      [...written.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key.toLowerCase(), value]),
    ),
  );
  return found.filter((attributes) => Object.entries(match).every(([key, value]) => attributes[key] === value));
}
