const address = '/api/files/';
const keys = /\/api\/files\/([\w./-]*[\w-])/g;

/** The keys of the files whose addresses stand in a row, whichever column holds them. */
export function namedFiles(row: Buffer): string[] {
  if (!row.includes(address)) return [];
  return [...row.toString('latin1').matchAll(keys)].map(([, key = '']) => key);
}
