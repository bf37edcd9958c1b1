import type { FieldErrors } from 'react-hook-form';
import * as z from 'zod/mini';
import { NewCourse } from '@/lib/courses/schemas';
import type { FieldFailure } from '@/lib/platform/errors/failures';
import { fieldFailures } from '@/lib/platform/errors/field-failures';
import { type CourseField, type CourseValues, courseInput } from './course-values';

type Words = (failure: FieldFailure) => string;

/** By the server's own schema, so that both sides refuse the same. A fixed code is not judged again. */
export function courseErrors(values: CourseValues, words: Words, isNew: boolean): FieldErrors<CourseValues> {
  const schema = isNew ? NewCourse : z.omit(NewCourse, { code: true });
  const parsed = z.safeParse(schema, courseInput(values), { reportInput: true });
  const errors: FieldErrors<CourseValues> = {};
  for (const failure of fieldFailures(parsed.error?.issues ?? [])) {
    const field = failure.path as CourseField;
    errors[field] ??= {
      type: failure.code,
      message: words(field.endsWith('PriceCents') ? asAmount(failure) : failure),
    };
  }
  return errors;
}

/** Amounts are typed in reais, so their limits are told in reais. */
function asAmount(failure: FieldFailure): FieldFailure {
  if (failure.code === 'wrong-value') return { ...failure, code: 'money' };
  const values = Object.entries(failure.values ?? {}).map(([name, cents]) => [name, Number(cents) / 100]);
  return { ...failure, values: Object.fromEntries(values) };
}
