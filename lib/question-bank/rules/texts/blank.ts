/** Where an answer stands within a sentence: the missing word of GIFT, the text entry of QTI. */
export const blank = '_____';

const pattern = /(?:\\?_){5,}/g;

/** What stands before and after the one blank of a text; nothing where it has none or several, or ends with it. */
export function aroundBlank(text: string): [before: string, after: string] | null {
  const [first, ...others] = [...text.matchAll(pattern)];
  if (!first || others.length > 0) return null;
  const [before, after] = [text.slice(0, first.index), text.slice(first.index + first[0].length)];
  const isWithinLine = /\S[^\n]*$/.test(before) && after.trim() !== '';
  return isWithinLine && first[0].replaceAll('\\', '') === blank ? [before, after] : null;
}
