import { loginKey } from '@/lib/accounts/rules';
import type { Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { folded } from '@/lib/platform/text/folded';
import type { GuardianRecord } from '../rules/guardian-sheet';

export type FoundStudent = { id: string; name: string; loginKey: string; providerId: string | null };

type Asked = { schoolId: string; records: readonly GuardianRecord[]; holding: boolean };

/**
 * Whom each line is about: by login, or by provider id where it has none. A line that may be about another child is refused,
 * and so is a login that nobody has, because what it brings are the addresses that news of a child go to.
 */
export async function matchStudents(tx: Tx, { schoolId, records, holding }: Asked) {
  const students = await studentsNamed(tx, { schoolId, records, holding });
  const byLogin = new Map(students.map((student) => [student.loginKey, student]));
  const byProvider = new Map(students.map((student) => [student.providerId, student]));
  const matched = new Map<GuardianRecord, FoundStudent>();
  const lines = new Map<string, number>();
  for (const record of records) {
    const { login, providerId } = record.cells;
    if (login === '' && providerId === '') continue;
    const provided = providerId ? byProvider.get(providerId) : undefined;
    const found = login ? byLogin.get(loginKey(login)) : provided;
    if (!found) {
      record.problems.push({ path: namedBy(record), code: 'student-unknown' });
      continue;
    }
    const earlier = lines.get(found.id);
    if (earlier === undefined) lines.set(found.id, record.line);
    judge(record, found, { earlier, isOfAnother: provided !== undefined && provided.id !== found.id });
    matched.set(record, found);
  }
  return matched;
}

type Around = { earlier: number | undefined; isOfAnother: boolean };

function namedBy({ cells }: GuardianRecord): 'login' | 'providerId' {
  return cells.login === '' ? 'providerId' : 'login';
}

function judge(record: GuardianRecord, { name, providerId }: FoundStudent, around: Around) {
  const { cells, problems } = record;
  const { earlier, isOfAnother } = around;
  const isToldTwice = problems.some(({ code }) => code === 'line-repeated');
  if (earlier !== undefined && !isToldTwice) {
    problems.push({ path: namedBy(record), code: 'line-repeated', values: { line: earlier } });
  }
  // A pupil whom the provider does not know yet may be named by an id that nobody has, and by nobody else's.
  if (isOfAnother || (cells.providerId !== '' && providerId !== null && cells.providerId !== providerId)) {
    problems.push({ path: 'providerId', code: 'provider-of-another', values: { name } });
  }
  if (cells.name !== '' && firstWord(cells.name) !== firstWord(name)) {
    problems.push({ path: 'name', code: 'student-of-another-name', values: { name } });
  }
}

function firstWord(name: string): string {
  return folded(name).split(' ')[0] ?? '';
}

function studentsNamed(tx: Tx, { schoolId, records, holding }: Asked): Promise<FoundStudent[]> {
  const logins = records.map(({ cells }) => loginKey(cells.login));
  const providers = records.flatMap(({ cells }) => cells.providerId || []);
  return tx.$queryRaw<FoundStudent[]>`
    SELECT student.id, account.name, account.login_key AS "loginKey", student.provider_id AS "providerId"
      FROM students AS student JOIN accounts AS account ON account.id = student.id
     WHERE student.school_id = ${schoolId}::uuid AND NOT student.fictitious
       AND (account.login_key = ANY(${logins}::text[]) OR student.provider_id = ANY(${providers}::text[]))
     ORDER BY student.id ${holding ? Prisma.sql`FOR UPDATE OF student` : Prisma.empty}`;
}
