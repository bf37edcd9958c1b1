import { randomUUID } from 'node:crypto';
import { loginKey } from '@/lib/accounts/rules';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';

export type Pupil = { id: string; login: string; name: string; providerId: string };

/** Many pupils of a school at once, each with a login of its own. */
export async function pupilsOf(schoolId: string, count: number): Promise<Pupil[]> {
  const prefix = randomUUID().slice(0, 8);
  const pupils = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    login: `${prefix}.${index}`,
    name: `Ana Lima ${index}`,
    providerId: `${prefix}-p${index}`,
  }));
  await db().account.createMany({
    data: pupils.map(({ id, login, name }) => {
      return { id, login, loginKey: loginKey(login), passwordHash: '', tipo: 'aluno' as const, name, schoolId };
    }),
  });
  await db().student.createMany({
    data: pupils.map(({ id, login, providerId }) => {
      return { id, schoolId, providerId, registrationNumber: login, schoolYear: 'EF7' as const };
    }),
  });
  return pupils;
}

/** Who answers for a pupil, first and second, by e-mail. */
export async function guardiansOf(studentId: string): Promise<string[]> {
  const ties = await db().studentGuardian.findMany({
    where: { studentId },
    orderBy: { position: 'asc' },
    select: { position: true, guardian: { select: { name: true, email: true } } },
  });
  return ties.map(({ position, guardian: { name, email } }) => `${position} ${name} <${email}>`);
}

/** As the whole of a school's guardians stands in the database, so that an undo can be held against it. */
export async function guardianRows(schoolId: string): Promise<unknown> {
  return db().$queryRaw(Prisma.sql`
    SELECT guardian.id, guardian.name, guardian.email,
           array_agg(tie.student_id || ' ' || tie.position ORDER BY tie.student_id, tie.position) AS ties
      FROM guardians AS guardian LEFT JOIN student_guardians AS tie ON tie.guardian_id = guardian.id
     WHERE guardian.school_id = ${schoolId}::uuid GROUP BY guardian.id ORDER BY guardian.id`);
}
