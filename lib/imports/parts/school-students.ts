import { loginKey } from '@/lib/accounts/rules';
import type { Tx } from '@/lib/platform/db/client';
import { Prisma, type SchoolYear, type Sex } from '@/lib/platform/db/generated/client';
import { folded } from '@/lib/platform/text/folded';
import type { StudentRecord } from '../rules/student-sheet';

export type KnownStudent = {
  id: string;
  name: string;
  nameKey: string;
  login: string;
  loginKey: string;
  registrationNumber: string;
  schoolYear: SchoolYear;
  sex: Sex | null;
  nickname: string;
  birthDate: string | null;
  providerId: string | null;
  revision: number;
  /** The classes that he is in now. */
  classIds: string[];
};

type Asked = { schoolId: string; records: readonly StudentRecord[]; holding: boolean };

/** The pupils of a school whom a line of the file may be about. */
export function studentsLike(tx: Tx, { schoolId, records, holding }: Asked): Promise<KnownStudent[]> {
  const all = (read: (record: StudentRecord) => string) => [...new Set(records.map(read))].filter(Boolean);
  return tx.$queryRaw<KnownStudent[]>`
    SELECT student.id, account.name, account.name_key AS "nameKey", account.login, account.login_key AS "loginKey",
           student.registration_number AS "registrationNumber", student.school_year AS "schoolYear", student.sex,
           student.nickname, student.birth_date::text AS "birthDate", student.provider_id AS "providerId",
           student.revision, ARRAY(SELECT class_id::text FROM enrolments
                                    WHERE student_id = student.id AND left_at IS NULL) AS "classIds"
      FROM students AS student JOIN accounts AS account ON account.id = student.id
     WHERE student.school_id = ${schoolId}::uuid
       AND (account.login_key = ANY(${all(({ cells }) => loginKey(cells.login))}::text[])
            OR student.registration_number = ANY(${all(({ cells }) => cells.registrationNumber)}::text[])
            OR student.provider_id = ANY(${all(({ cells }) => cells.providerId)}::text[])
            OR account.name_key = ANY(${all(({ cells }) => folded(cells.name))}::text[]))
     ORDER BY student.id ${holding ? Prisma.sql`FOR UPDATE OF student` : Prisma.empty}`;
}

/** Logins are the whole product's: those that the file gives and somebody has, and those that proposals must not meet. */
export async function takenLogins(tx: Tx, logins: readonly string[], stems: readonly string[]): Promise<Set<string>> {
  const found = await tx.$queryRaw<{ loginKey: string }[]>`
    SELECT login_key AS "loginKey" FROM accounts
     WHERE login_key = ANY(${logins.map(loginKey)}::text[])
        OR regexp_replace(login_key, '[0-9]+$', '') = ANY(${[...stems]}::text[])`;
  return new Set(found.map((each) => each.loginKey));
}

export type KnownClass = { id: string; name: string };

/** The classes of a school that go on, by name without case and accents; two of one name are none. */
export async function classesByName(tx: Tx, schoolId: string): Promise<Map<string, KnownClass | 'several'>> {
  const found = await tx.schoolClass.findMany({
    where: { schoolId, status: 'initiated' },
    select: { id: true, name: true },
  });
  const classes = new Map<string, KnownClass | 'several'>();
  for (const each of found) classes.set(folded(each.name), classes.has(folded(each.name)) ? 'several' : each);
  return classes;
}
