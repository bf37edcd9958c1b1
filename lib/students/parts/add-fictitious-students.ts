import { randomUUIDv7 } from 'node:crypto';
import { addPupilLogins } from '@/lib/accounts/parts/add-pupil-logins';
import type { Tx } from '@/lib/platform/db/client';
import type { SchoolYear } from '@/lib/platform/db/generated/client';

type Invented = {
  schoolId: string;
  schoolYear: SchoolYear;
  passwordHash: string;
  /** Of login and registration number, before the number of each. */
  mark: string;
  names: readonly string[];
};

/** Pupils who are nobody: they try a class out, and no statistic, mail or list of likes counts them. */
export async function addFictitiousStudents(tx: Tx, { schoolId, schoolYear, passwordHash, mark, names }: Invented) {
  const people = names.map((name, index) => {
    return { id: randomUUIDv7(), name, login: `${mark}-${String(index + 1).padStart(2, '0')}` };
  });
  await addPupilLogins(tx, { schoolId, passwordHash, people });
  await tx.student.createMany({
    data: people.map(({ id, login }) => ({ id, schoolId, schoolYear, registrationNumber: login, fictitious: true })),
  });
  return people.map(({ id }) => id);
}
