/** `at` is where it begins in the text. */
export type TextPart = { at: number; text: string; href?: string };

const address = /https?:\/\/[^\s<>"]+/g;
const closing = /[.,;:!?)\]]+$/;

/** A plain text, cut at its web addresses. The stop after an address belongs to the sentence. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = found.replace(closing, '');
    parts.push({ at: from, text: text.slice(from, index) }, { at: index, href, text: href });
    from = index + href.length;
  }
  return [...parts, { at: from, text: text.slice(from) }].filter((part) => part.text !== '');
}
