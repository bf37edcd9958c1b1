const address = '/api/files/';
const keys = /\/api\/files\/([\w./-]*[\w-])/g;
/** A column that holds a key of storage and nothing else (`newKey`). */
const wholeColumns = /(?<=^|\t)[a-z-]+\/[\w-]{43}(?:\.\w+)?(?=\t|\n|$)/g;

/** The keys of the files that a row names, by address or by key, whichever column holds them. */
export function namedFiles(row: Buffer): string[] {
  // Most rows name none, and there are hundreds of thousands.
  if (!row.includes('/')) return [];
  const text = row.toString('latin1');
  const byAddress = text.includes(address) ? [...text.matchAll(keys)].map(([, key = '']) => key) : [];
  return [...byAddress, ...(text.match(wholeColumns) ?? [])];
}
