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
  active: boolean;
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
           student.revision, student.active, ARRAY(SELECT class_id::text FROM enrolments
                                    WHERE student_id = student.id AND left_at IS NULL) AS "classIds"
      FROM students AS student JOIN accounts AS account ON account.id = student.id
     WHERE student.school_id = ${schoolId}::uuid AND NOT student.fictitious
       AND (account.login_key = ANY(${all(({ cells }) => loginKey(cells.login))}::text[])
            OR student.registration_key = ANY(${all(({ cells }) => folded(cells.registrationNumber))}::text[])
            OR student.provider_id = ANY(${all(({ cells }) => cells.providerId)}::text[])
            OR account.name_key = ANY(${all(({ cells }) => folded(cells.name))}::text[]))
     ORDER BY student.id ${holding ? Prisma.sql`FOR UPDATE OF student` : Prisma.empty}`;
}

type AskedLogins = { schoolId: string; logins: readonly string[]; stems: readonly string[] };

/**
 * Logins are the whole product's: those that the file gives and somebody has, and those that proposals must not meet. Who has
 * no registration number is counted by the login, so that it meets none of the school's numbers either.
 */
export async function takenLogins(tx: Tx, { schoolId, logins, stems }: AskedLogins) {
  const keys = logins.map(loginKey);
  const found = await tx.$queryRaw<{ key: string; isNumber: boolean }[]>`
    SELECT login_key AS key, false AS "isNumber" FROM accounts
     WHERE login_key = ANY(${keys}::text[])
        OR regexp_replace(login_key, '[0-9]+$', '') = ANY(${[...stems]}::text[])
     UNION ALL
    SELECT registration_key, true FROM students
     WHERE school_id = ${schoolId}::uuid
       AND (registration_key = ANY(${keys}::text[])
            OR regexp_replace(registration_key, '[0-9]+$', '') = ANY(${[...stems]}::text[]))`;
  const of = (isNumber: boolean) => found.flatMap((each) => (each.isNumber === isNumber ? [each.key] : []));
  return { logins: new Set(of(false)), numbers: new Set(of(true)) };
}

export type KnownClass = { id: string; name: string };

/**
 * The classes of a school that go on, by name without case and accents; two of one name are none. Held, so that none ends
 * while pupils are put into it.
 */
export async function classesByName(
  tx: Tx,
  { schoolId, holding }: Pick<Asked, 'schoolId' | 'holding'>,
): Promise<Map<string, KnownClass | 'several'>> {
  const found = await tx.$queryRaw<KnownClass[]>`
    SELECT id, name FROM classes WHERE school_id = ${schoolId}::uuid AND status = 'initiated'
     ORDER BY id ${holding ? Prisma.sql`FOR SHARE` : Prisma.empty}`;
  const classes = new Map<string, KnownClass | 'several'>();
  for (const each of found) classes.set(folded(each.name), classes.has(folded(each.name)) ? 'several' : each);
  return classes;
}
