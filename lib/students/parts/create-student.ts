import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';

type NewStudent = Omit<Prisma.StudentUncheckedCreateInput, 'registrationNumber'> & {
  registrationNumber: string;
  login: string;
};

/** A part of registering a pupil, whose account has been made. Who has no number of the school's is counted by the login. */
export function createStudent(tx: Tx, { login, registrationNumber, ...student }: NewStudent) {
  return tx.student.create({
    data: { ...student, registrationNumber: registrationNumber || login },
    select: { id: true },
  });
}
