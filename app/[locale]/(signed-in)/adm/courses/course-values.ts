import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { type CourseDetail, NewCourse } from '@/lib/courses/schemas';
import type { FieldFailure } from '@/lib/platform/errors/failures';
import { fieldFailures } from '@/lib/platform/errors/field-failures';
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

/** The server's own schema, so that both sides refuse the same; the server decides. A fixed code is not judged again. */
export function courseResolver(words: (failure: FieldFailure) => string, isNew: boolean): Resolver<CourseValues> {
  const schema = isNew ? NewCourse : z.omit(NewCourse, { code: true });
  return async (values) => {
    const parsed = z.safeParse(schema, courseInput(values), { reportInput: true });
    if (parsed.success) return { values, errors: {} };
    const errors: FieldErrors<CourseValues> = {};
    for (const failure of fieldFailures(parsed.error.issues)) {
      const field = failure.path as CourseField;
      errors[field] ??= {
        type: failure.code,
        message: words(field.endsWith('PriceCents') ? asAmount(failure) : failure),
      };
    }
    return { values: {}, errors };
  };
}

/** Amounts are typed in reais, so their limits are told in reais. */
function asAmount(failure: FieldFailure): FieldFailure {
  if (failure.code === 'wrong-value') return { ...failure, code: 'money' };
  const values = Object.entries(failure.values ?? {}).map(([name, cents]) => [name, Number(cents) / 100]);
  return { ...failure, values: Object.fromEntries(values) };
}
