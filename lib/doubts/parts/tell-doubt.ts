import type { Actor } from '@/lib/access/actor';
import { deskChanges } from '@/lib/lessons/live';
import type { Tx } from '@/lib/platform/db/client';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/locales';
import { fail } from '../failures';
import { ownDoubtChanges } from '../live';
import { deskDoubt, fields, isForDesk, ownDoubt } from '../queries/stored-doubts';

type Place = { classId: string; number: number; locale?: Locale };

/** Who asked and who teaches see it at once, each what is theirs. */
export async function tellDoubt(tx: Tx, actor: Actor, { classId, number, locale }: Place, id: string): Promise<void> {
  const stored = (await tx.doubt.findUnique({ where: { id }, select: fields })) ?? fail('MODEL_NOT_FOUND');
  const by = { id: actor.id, name: actor.name };
  if (isForDesk(stored)) await deskChanges.tell(tx, { number, by, doubts: [deskDoubt(stored)] }, classId);
  const doubt = ownDoubt(stored, locale ?? defaultLocale);
  await ownDoubtChanges.tell(tx, { classId, number, doubt }, stored.studentId);
}
