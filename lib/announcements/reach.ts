import type { Actor } from '@/lib/access/actor';
import { everyone, nobody, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

type Where = Prisma.AnnouncementWhereInput;

/** Whom an announcement is for by tipo, everywhere or at a school of this condition; from its first day on. */
function told(tipo: Actor['tipo'], day: Date, school?: Prisma.SchoolWhereInput): Where {
  const everywhere = { schools: { none: {} } };
  return {
    tipos: { has: tipo },
    from: { lte: day },
    OR: school ? [everywhere, { schools: { some: { school } } }] : [everywhere],
  };
}

/** Who is told, and from when on: what was told stands in the reader's history for good. */
export function announcedOn(day: Date): Reach<Where> {
  const atOwn = ({ tipo, schoolId }: Actor) => told(tipo, day, schoolId ? { id: schoolId } : undefined);
  return {
    aluno: atOwn,
    instrutor: atOwn,
    escola: atOwn,
    assessoria: ({ id, tipo }) => told(tipo, day, { links: { some: { accountId: id } } }),
    admin: ({ tipo }) => told(tipo, day),
    somosselfieadmin: ({ tipo }) => told(tipo, day),
    somosselfieproduto: ({ tipo }) => told(tipo, day),
  };
}

/** Who writes them. */
export const editedAnnouncements: Reach<Where> = {
  aluno: nobody,
  instrutor: nobody,
  escola: nobody,
  assessoria: nobody,
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
