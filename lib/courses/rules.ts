/** Codes made here go into addresses unescaped. Older ones may hold '/' and open by query (§5). */
export const courseCode = /^[A-Za-z0-9_-]+$/;

/** What may be asked for: older codes hold almost anything. */
export const codeLengthMax = 40;

export function mayBeCode(code: string): boolean {
  return code.length > 0 && code.length <= codeLengthMax && !code.includes('\0');
}

export const coursesPerPage = 30;

/** A form that was opened before another save would overwrite it unseen. */
export function isStale(revision: number, expected: number | undefined): boolean {
  return expected !== undefined && expected !== revision;
}

const filesAddress = '/api/files/';

export function photoAddress(key: string): string {
  return filesAddress + key;
}

/** Where the photo of an address lies in storage. */
export function photoKey(address: string): string {
  return address.slice(filesAddress.length);
}
