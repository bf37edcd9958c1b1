import type { FieldErrors } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Tipo } from '@/lib/access/actor';
import { OwnAccountChanges } from '@/lib/accounts/schemas';
import type { FieldFailure } from '@/lib/platform/errors/failures';
import { fieldFailures } from '@/lib/platform/errors/field-failures';
import { type MyDataValues, myDataInput } from './my-data-values';

type Words = (failure: FieldFailure) => string;

/** By the server's own schema, so that both sides refuse the same. */
export function myDataErrors(values: MyDataValues, words: Words, tipo: Tipo): FieldErrors<MyDataValues> {
  const parsed = z.safeParse(OwnAccountChanges, myDataInput(values, tipo), { reportInput: true });
  const errors: FieldErrors<MyDataValues> = {};
  for (const failure of fieldFailures(parsed.error?.issues ?? [])) {
    errors[failure.path as keyof MyDataValues] ??= { type: failure.code, message: words(failure) };
  }
  return errors;
}
