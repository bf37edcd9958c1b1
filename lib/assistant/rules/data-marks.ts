/** No text that is brought in can write these: they are taken out of it. */
const opening = '⟦';
const closing = '⟧';

/** Text of others between marks of ours, so that a model can tell it from what it is told to do. */
export function asData(name: string, text: string): string {
  return `${opening}${name}${closing}\n${withoutMarks(text)}\n${opening}/${name}${closing}`;
}

export function withoutMarks(text: string): string {
  // Signs that are normalised to ours, or look like them, go as well.
  return text.replace(/[⟦〚⟬]/gu, '[').replace(/[⟧〛⟭]/gu, ']');
}
