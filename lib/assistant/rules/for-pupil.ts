import { folded } from '@/lib/platform/text/folded';

/** What a pupil's answer may be made from. */
export type PupilsPart = {
  readonly staffTopics: ReadonlySet<string>;
  readonly staffCourses: ReadonlySet<string>;
  /** Without any, those of all courses. */
  readonly courses?: readonly string[] | undefined;
};

/** Sections that speak to who teaches, in topics that pupils read besides. */
const forStaff = /\b(quem (conduz|ensina|prepara|orienta|facilita)|facilitador\w*|facilitator\w*)\b/;

type Passage = { readonly source: 'lesson' | 'topic'; readonly address: string; readonly heading: string };

export function isForPupil({ source, address, heading }: Passage, part: PupilsPart): boolean {
  if (forStaff.test(folded(heading))) return false;
  const [, , code = ''] = (address.split('#')[0] ?? '').split('/').map(decodeURIComponent);
  if (source === 'topic') return !part.staffTopics.has(code);
  if (part.staffCourses.has(code)) return false;
  return !part.courses || part.courses.includes(code);
}
