import { Prisma } from '@/lib/platform/db/generated/client';

/** When it was known here that a lesson `l` had ended: nobody could have been told before. */
export const endHeardAt: Prisma.Sql = Prisma.sql`coalesce(l.close_heard_at, l.closed_at)`;
