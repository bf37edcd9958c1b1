/** Codes made here go into addresses unescaped. Older ones may hold '/' and open by query (§5). */
export const courseCode = /^[A-Za-z0-9_-]+$/;

/** What may be asked for: older codes hold almost anything. */
export const codeLengthMax = 40;

export function mayBeCode(code: string): boolean {
  return code.length > 0 && code.length <= codeLengthMax && !code.includes('\0');
}

/** A module's units are numbered 1 to 3 (§9). */
export function mayBeUnit(number: string): boolean {
  return /^[1-3]$/.test(number);
}

type Family = 'kids' | 'teens' | 'other';

/** How the modules of a family are called (§9): M1r is K1, MA1 is CT1. Others go by their code. */
const displayNames: Record<Family, readonly [code: RegExp, shown: string]> = {
  kids: [/^M(\d+)r$/, 'K$1'],
  teens: [/^MA(\d+)$/, 'CT$1'],
  other: [/^MA(\d+)$/, 'CT$1'],
};

export function moduleDisplayName(family: Family, code: string): string {
  return code.replace(...displayNames[family]);
}

/** A module that was translated names the Portuguese course that it comes from. */
export function languageOf({ originalCourseCode }: { originalCourseCode: string | null }): 'pt-BR' | 'en' {
  return originalCourseCode ? 'en' : 'pt-BR';
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
