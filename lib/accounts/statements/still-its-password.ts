import { Prisma } from '@/lib/platform/db/generated/client';

/** The account, while its password is the one that was compared: whoever replaces it is waited for, and wins. */
export function stillItsPassword({ id, passwordHash }: { id: string; passwordHash: string }): Prisma.Sql {
  return Prisma.sql`
    SELECT FROM accounts WHERE id = ${id}::uuid AND active AND password_hash = ${passwordHash} FOR SHARE`;
}
