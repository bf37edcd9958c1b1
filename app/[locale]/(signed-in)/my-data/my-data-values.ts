import type * as z from 'zod/mini';
import type { Tipo } from '@/lib/access/actor';
import type { OwnAccount, OwnAccountChanges } from '@/lib/accounts/schemas';

export type Own = z.infer<typeof OwnAccount>;
export type MyDataValues = { name: string; email: string; photoUrl: string | null };

export function myDataValues({ name, email, photoUrl }: Own): MyDataValues {
  return { name, email: email ?? '', photoUrl };
}

/** Pupils have no e-mail. */
export function myDataInput({ email, ...rest }: MyDataValues, tipo: Tipo): z.input<typeof OwnAccountChanges> {
  return { ...rest, email: tipo === 'aluno' ? null : email };
}
