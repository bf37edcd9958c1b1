'use client';

import { useTranslations } from 'next-intl';
import { proposedName, type shifts } from '@/lib/classes/rules';
import type { schoolYears } from '@/lib/students/rules';

export type Configured = {
  courseName: string;
  schoolYear: (typeof schoolYears)[number];
  letter: string;
  shift: (typeof shifts)[number];
  referenceYear: number;
  referenceSemester: number;
};

/** In the words of the screen's language: a school's classes are named in the language it works in. */
export function useProposedName() {
  const t = useTranslations('classes');
  const years = useTranslations('students.schoolYear');
  return ({ schoolYear, shift, ...rest }: Configured) =>
    proposedName({ ...rest, schoolYear: years(schoolYear), shift: t(`inName.${shift}`) });
}
