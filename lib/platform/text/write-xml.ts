type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** One element with what stands in it, which is XML already. Attributes without a value are left out. */
export function element(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join('');
  const content = inside.join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** What XML 1.0 has no way to write, not even as a number. */
const unwritable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

export function writable(text: string): string {
  return text.toWellFormed().replace(unwritable, '\ufffd');
}

export function xmlText(text: string): string {
  return writable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}

/** A document of one element. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
