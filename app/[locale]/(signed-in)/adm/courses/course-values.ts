import type * as z from 'zod/mini';
import type { CourseDetail, NewCourse } from '@/lib/courses/schemas';
import { amountText, parseCents } from '@/lib/platform/i18n/money';

type Course = z.infer<typeof CourseDetail>;
export type CourseInput = z.input<typeof NewCourse>;

/** What the form holds: amounts and counts as they are typed. */
export type CourseValues = Omit<CourseInput, 'monthlyPriceCents' | 'materialPriceCents' | 'installments'> &
  Record<'monthlyPriceCents' | 'materialPriceCents' | 'installments', string>;

export type CourseField = keyof CourseValues;

const blank: CourseValues = {
  code: '',
  version: '1.0',
  family: 'kids',
  name: '',
  photoUrl: null,
  durationType: 'long',
  durationDescription: '',
  targetAudience: '',
  objective: '',
  characterization: '',
  monthlyPriceCents: '',
  materialPriceCents: '',
  installments: '',
  status: 'inactive',
};

export function courseValues(course: Course | undefined, locale: string): CourseValues {
  if (!course) return blank;
  const { revision: _, updatedAt: __, ...values } = course;
  return {
    ...values,
    monthlyPriceCents: amountText(course.monthlyPriceCents, locale),
    materialPriceCents: amountText(course.materialPriceCents, locale),
    installments: course.installments === null ? '' : String(course.installments),
  };
}

export function courseInput(values: CourseValues): CourseInput {
  return {
    ...values,
    monthlyPriceCents: parseCents(values.monthlyPriceCents),
    materialPriceCents: parseCents(values.materialPriceCents),
    installments: values.installments.trim() === '' ? null : Number(values.installments),
  };
}
