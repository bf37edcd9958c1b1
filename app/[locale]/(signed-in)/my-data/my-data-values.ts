import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Tipo } from '@/lib/access/actor';
import { type OwnAccount, OwnAccountChanges } from '@/lib/accounts/schemas';
import type { FieldFailure } from '@/lib/platform/errors/failures';
import { fieldFailures } from '@/lib/platform/errors/field-failures';

export type Own = z.infer<typeof OwnAccount>;
export type MyDataValues = { name: string; email: string; photoUrl: string | null };

export function myDataValues({ name, email, photoUrl }: Own): MyDataValues {
  return { name, email: email ?? '', photoUrl };
}

/** Pupils have no e-mail. */
export function myDataInput({ email, ...rest }: MyDataValues, tipo: Tipo): z.input<typeof OwnAccountChanges> {
  return { ...rest, email: tipo === 'aluno' ? null : email };
}

/** The server's own schema, so that both sides refuse the same; the server decides. */
export function myDataResolver(words: (failure: FieldFailure) => string, tipo: Tipo): Resolver<MyDataValues> {
  return async (values) => {
    const parsed = z.safeParse(OwnAccountChanges, myDataInput(values, tipo), { reportInput: true });
    if (parsed.success) return { values, errors: {} };
    const errors: FieldErrors<MyDataValues> = {};
    for (const failure of fieldFailures(parsed.error.issues)) {
      errors[failure.path as keyof MyDataValues] ??= { type: failure.code, message: words(failure) };
    }
    return { values: {}, errors };
  };
}
