import type { Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';

/** Whether this pupil's own test is under way: begun, not ended, and its time not over. */
export function hasOpenTest(student: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    EXISTS (SELECT FROM test_attempts test
             WHERE test.student_id = ${student} AND test.state = 'begun' AND test.archived_at IS NULL
               AND test.deadline > now())`;
}

/** The same for one account: whoever is no pupil has none. */
export async function testIsOpen(db: Pick<Tx, '$queryRaw'>, accountId: string): Promise<boolean> {
  const [found] = await db.$queryRaw<
    { open: boolean }[]
  >`SELECT ${hasOpenTest(Prisma.sql`${accountId}::uuid`)} AS open`;
  return found?.open ?? false;
}
