export type Tag = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  kind: 'open' | 'close' | 'empty';
  /** What stands behind it, up to the next tag. */
  text: string;
};

const tagPattern = /<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>([^<]*)/gy;
const attributePattern = /(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const skipped = /(?:<\?[^>]*\?>|<!--(?:[^-]|-(?!-))*-->|\s)+/gy;

/**
 * The tags of a document that a spreadsheet program wrote, without their prefixes; nothing where anything else stands in
 * it: no document type, no entity of its own, no CDATA.
 */
export function tagsOf(xml: string): Tag[] | null {
  const tags: Tag[] = [];
  let at = xml.startsWith('\ufeff') ? 1 : 0;
  while (at < xml.length) {
    skipped.lastIndex = at;
    if (skipped.test(xml)) at = skipped.lastIndex;
    if (at >= xml.length) break;
    tagPattern.lastIndex = at;
    const found = tagPattern.exec(xml);
    if (!found) return null;
    const [, close, name = '', attributes = '', empty, text = ''] = found;
    tags.push({
      name,
      attributes: read(attributes),
      kind: close ? 'close' : empty ? 'empty' : 'open',
      text: plain(text),
    });
    at = tagPattern.lastIndex;
  }
  return tags;
}

function read(attributes: string): ReadonlyMap<string, string> {
  return new Map(
    [...attributes.matchAll(attributePattern)].map(([, name = '', double, single]) => [
      name,
      plain(double ?? single ?? ''),
    ]),
  );
}

const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function plain(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (name) return named.get(name) ?? all;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}
