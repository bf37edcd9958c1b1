/** The form library's tree of what is wrong: a leaf has a type and a sentence. */
type Leaf = { type: string; message: string };

function isLeaf(error: object): error is Leaf {
  const { type, message } = error as Partial<Leaf>;
  return typeof type === 'string' && typeof message === 'string';
}

/** Of the field itself, or of the first of its parts. */
export function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (isLeaf(error)) return error.message;
  for (const part of Object.values(error)) {
    const found = messageIn(part);
    if (found) return found;
  }
  return undefined;
}

export function countOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 0;
  if (isLeaf(error)) return 1;
  return Object.values(error).reduce<number>((sum, part) => sum + countOf(part), 0);
}
