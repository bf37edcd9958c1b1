import { schoolYears } from '@/lib/students/rules';

type SchoolYear = (typeof schoolYears)[number];
type Term = { referenceYear: number; referenceSemester: number; schoolYear: SchoolYear };
type NextTerm = Term & { referenceSemester: 1 | 2 };

/** When the pupils of a class go on: the next semester, and after the second one a school year higher. */
export function nextTerm({ referenceYear, referenceSemester, schoolYear }: Term): NextTerm {
  if (referenceSemester === 1) return { referenceYear, referenceSemester: 2, schoolYear };
  const higher = schoolYears[schoolYears.indexOf(schoolYear) + 1] ?? schoolYear;
  return { referenceYear: referenceYear + 1, referenceSemester: 1, schoolYear: higher };
}
