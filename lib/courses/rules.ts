export const courseFamilies = ['kids', 'teens', 'other'] as const;
export const courseDurations = ['short', 'long', 'selfStudy'] as const;
export const courseStatuses = ['active', 'inactive'] as const;
export const moduleStatuses = ['inDevelopment', 'released'] as const;

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

type Family = (typeof courseFamilies)[number];

/** How the modules of a family are called (§9), in either language: M1r is K1, MA1 is CT1. Others go by their code. */
const displayNames: Record<Family, readonly [code: RegExp, shown: string]> = {
  kids: [/^M(\d+)re?$/, 'K$1'],
  teens: [/^MA(\d+)e?$/, 'CT$1'],
  other: [/^MA(\d+)e?$/, 'CT$1'],
};

export function moduleDisplayName(family: Family, code: string): string {
  return code.replace(...displayNames[family]);
}

/** A module that was translated names the Portuguese course that it comes from. */
export function languageOf({ originalCourseCode }: { originalCourseCode: string | null }): 'pt-BR' | 'en' {
  return originalCourseCode ? 'en' : 'pt-BR';
}

export const coursesPerPage = 30;

/** A unit is five lessons: 1 to 5, 6 to 10, 11 to 15 (§9). */
export const lessonsMax = 5;

/** A module has three units, three missions, up to four projects and three tests (§9). */
export const unitsMax = 3;
const partsMax = { mission: 3, project: 4, test: 3 } as const;
export type PartKind = keyof typeof partsMax;
export const partKinds = Object.keys(partsMax) as [PartKind, ...PartKind[]];

export function partNumbers(kind: PartKind): number[] {
  return Array.from({ length: partsMax[kind] }, (_, index) => index + 1);
}

/** The unit that pays a project: the one of its number, the fourth with the third, unless its module says otherwise. */
export function unitOfProject({ number, unit }: { number: number; unit: number | null }): 1 | 2 | 3 {
  return (unit ?? Math.min(number, 3)) as 1 | 2 | 3;
}

/** Each place is given once, and none that a module does not have. */
export function arePlaces(parts: readonly { kind: PartKind; number: number }[]): boolean {
  const places = new Set(parts.map(({ kind, number }) => `${kind} ${number}`));
  return places.size === parts.length && parts.every(({ kind, number }) => partNumbers(kind).includes(number));
}

/** In development, it says when it is expected; released, there is nothing left to expect (§4). */
export function expectedDate({ status, expectedOn }: { status: string; expectedOn: string | null }): string | null {
  return status === 'inDevelopment' ? expectedOn : null;
}

/** The list with one item at another place, from 1; a place beyond the end is the end. */
export function reordered<T extends { id: string }>(items: readonly T[], id: string, place: number): T[] {
  const item = items.find((each) => each.id === id);
  if (!item) return [...items];
  return items.filter((each) => each !== item).toSpliced(place - 1, 0, item);
}

const youtube =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#\s]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})(?:[?&#]\S*)?$/;

/** Which video a YouTube address shows; no other address is one (§5). */
export function youtubeVideo(address: string): string | undefined {
  return youtube.exec(address)?.[1];
}

/**
 * A copy's lessons are other lessons: their codes end in the code of the new course. Of a long one its own end stays,
 * which tells it from its neighbours.
 */
export function copiedLessonCode(code: string, from: string, to: string): string {
  const own = code.endsWith(`-${from}`) ? code.slice(0, -from.length - 1) : code;
  return `${own.slice(Math.max(0, own.length + 1 + to.length - codeLengthMax))}-${to}`;
}

/** Which stored file an address names. */
export function storedFileId(address: string): string | undefined {
  return /^\/api\/files\/([0-9a-f-]{36})$/.exec(address)?.[1];
}

/** Where a glossary explains a word for the second time; -1 when it does not. */
export function repeatedTerm(glossary: readonly { term: string }[]): number {
  return glossary.findIndex(({ term }, index) => glossary.findIndex((each) => each.term === term) < index);
}

type Taught = { code: string; skills: readonly { skill: { code: string; year: string } }[] };

/** How results of the search say where a lesson belongs: its course, its code, the school years that its skills are of. */
export function placeOfLesson({ code, skills }: Taught, course: { name: string }): string {
  const years = [...new Set(skills.map(({ skill }) => skill.year))].sort();
  return [course.name, code, years.join(', ')].filter(Boolean).join(' · ');
}

/** What finds a lesson when it is typed exactly. */
export function codesOfLesson({ code, skills }: Taught): string[] {
  return [code, ...skills.map(({ skill }) => skill.code)].map((each) => each.toUpperCase());
}
