/** Whom a post is for: all own classes of its author, one class, or one student. */
export const muralSections = ['global', 'class', 'student'] as const;
export type MuralSection = (typeof muralSections)[number];

export const postsPerPage = 20;
/** A home shows the newest; the others are a tap away. */
export const shownOnHomeMax = 3;
export const titleLengthMax = 120;
export const textLengthMax = 4000;
export const imageTextLengthMax = 200;
/** What a screen tells of at once. */
export const seenAtOnceMax = 50;

export function sectionOf({ classId, studentId }: { classId: string | null; studentId: string | null }): MuralSection {
  if (classId) return 'class';
  return studentId ? 'student' : 'global';
}

/** The section that an address names; any other word is the first one. */
export function readSection(word: string): MuralSection {
  return muralSections.find((section) => section === word) ?? 'global';
}
