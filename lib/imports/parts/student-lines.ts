import { randomUUIDv7 } from 'node:crypto';
import { loginKey, loginStem, proposedLogin } from '@/lib/accounts/rules';
import type { Step } from '@/lib/bulk/schemas';
import type { Enrolling } from '@/lib/classes/parts/enrol-many';
import type { Tx } from '@/lib/platform/db/client';
import { folded } from '@/lib/platform/text/folded';
import type { StudentFacts } from '@/lib/students/parts/create-students';
import { refusedLine } from '../rules/sheet';
import { matcher } from '../rules/student-match';
import type { StudentRecord } from '../rules/student-sheet';
import { type GuardianWork, guardianLine, guardianWork, peopleOfFile } from './guardian-lines';
import { slotsOf } from './school-guardians';
import { classesByName, type KnownClass, type KnownStudent, studentsLike, takenLogins } from './school-students';

type NewStudent = StudentFacts & { line: number; login: string; name: string };
type SavedStudent = StudentFacts & { name: string; before: KnownStudent };
export type StudentWork = {
  created: NewStudent[];
  saved: SavedStudent[];
  enrolments: Enrolling[];
  guardians: GuardianWork;
};

type Changes = NonNullable<Step['changes']>;
type Asked = { schoolId: string; records: StudentRecord[]; holding: boolean };
/** A line with the pupil that it is about, if the school has him, and what becomes of it where nothing is wrong. */
type Resolved = { record: StudentRecord; student: KnownStudent | null; login: string; schoolClass: KnownClass | null };

/** What the school has decides the rest: who is new, who is known, and what of him the file changes. */
export async function plannedStudents(tx: Tx, asked: Asked): Promise<{ steps: Step[]; work: StudentWork }> {
  const { schoolId, records } = asked;
  // The classes before the pupils, as whoever enrols holds them.
  const classes = await classesByName(tx, asked);
  const known = await studentsLike(tx, asked);
  const resolved = await resolvedLines(tx, asked, { classes, known });
  const people = await peopleOfFile(tx, schoolId, records);
  const slots = await slotsOf(
    tx,
    known.map(({ id }) => id),
  );
  const work: Omit<StudentWork, 'guardians'> = { created: [], saved: [], enrolments: [] };
  const ties: GuardianWork['ties'] = [];
  const steps = resolved.map((line): Step => {
    const { record, student, login, schoolClass } = line;
    if (record.problems.length > 0) return refusedLine(record);
    const { guardians, cells } = record;
    const facts = factsOf(record, student, login);
    const named = { id: facts.id, name: cells.name };
    const found = guardianLine(people, { guardians, student: named, before: slots.get(facts.id) ?? [null, null] });
    if (found.tie) ties.push(found.tie);
    if (schoolClass) work.enrolments.push({ id: randomUUIDv7(), classId: schoolClass.id, studentId: facts.id });
    const own = changesOf(student, { ...facts, login, name: cells.name });
    const enrolled = schoolClass ? [{ field: 'className', from: null, to: schoolClass.name }] : [];
    const step = { line: record.line, changes: [...own, ...enrolled, ...found.changes] };
    if (!student) {
      work.created.push({ ...facts, line: record.line, login, name: cells.name });
      return { ...step, name: cells.name, act: 'create' };
    }
    if (own.length > 0) work.saved.push({ ...facts, name: cells.name, before: student });
    return { ...step, id: student.id, name: student.name, act: step.changes.length > 0 ? 'change' : 'leave' };
  });
  return { steps, work: { ...work, guardians: guardianWork(people, ties) } };
}

async function resolvedLines(
  tx: Tx,
  { schoolId, records }: Asked,
  { classes, known }: { classes: Awaited<ReturnType<typeof classesByName>>; known: readonly KnownStudent[] },
): Promise<Resolved[]> {
  const propose = await proposals(tx, schoolId, records);
  const match = matcher(known);
  const lines = new Map<string, number>();
  return records.map((record) => {
    const { student, problems } = match(record);
    record.problems.push(...problems);
    const earlier = student ? lines.get(student.id) : undefined;
    if (earlier) record.problems.push({ path: 'name', code: 'line-repeated', values: { line: earlier } });
    if (student) lines.set(student.id, record.line);
    const named = classOf(record, classes);
    const schoolClass = named && student?.classIds.includes(named.id) ? null : named;
    if (schoolClass && student?.active === false) record.problems.push({ path: 'className', code: 'student-inactive' });
    return { record, student, login: student?.login ?? propose(record), schoolClass };
  });
}

/** A login for who has none, free of everybody's and of the file's own; one that is given and taken is told. */
async function proposals(tx: Tx, schoolId: string, records: readonly StudentRecord[]) {
  const given = records.flatMap(({ cells }) => cells.login || []);
  const stems = records.flatMap(({ cells }) => (cells.login === '' ? loginStem(cells.name) || [] : []));
  const { logins, numbers } = await takenLogins(tx, { schoolId, logins: given, stems: [...new Set(stems)] });
  for (const { cells } of records) numbers.add(folded(cells.registrationNumber));
  const taken = new Set([...logins, ...given.map(loginKey), ...numbers]);
  return ({ cells, problems }: StudentRecord): string => {
    if (cells.login !== '') {
      const key = loginKey(cells.login);
      if (problems.length > 0) return cells.login;
      if (logins.has(key)) problems.push({ path: 'login', code: 'login-taken' });
      // Who has no number is counted by his login.
      else if (cells.registrationNumber === '' && numbers.has(key))
        problems.push({ path: 'login', code: 'login-is-number' });
      return cells.login;
    }
    const login = proposedLogin(cells.name, taken);
    if (login === '' && cells.name !== '') problems.push({ path: 'login', code: 'mandatory' });
    taken.add(login);
    return login;
  };
}

function classOf({ cells, problems }: StudentRecord, classes: ReadonlyMap<string, KnownClass | 'several'>) {
  if (cells.className === '') return null;
  const found = classes.get(folded(cells.className));
  if (found && found !== 'several') return found;
  problems.push({ path: 'className', code: found ? 'class-of-several' : 'class-unknown' });
  return null;
}

/** What the file leaves blank stays as it is. */
function factsOf(
  { cells, year, birthDate, sex }: StudentRecord,
  student: KnownStudent | null,
  login: string,
): StudentFacts {
  return {
    id: student?.id ?? randomUUIDv7(),
    registrationNumber: cells.registrationNumber || (student?.registrationNumber ?? login),
    schoolYear: year ?? student?.schoolYear ?? 'EF1',
    sex: sex ?? student?.sex ?? null,
    nickname: cells.nickname || (student?.nickname ?? ''),
    birthDate: birthDate ?? student?.birthDate ?? null,
    providerId: cells.providerId || (student?.providerId ?? null),
  };
}

const shown = [
  'name',
  'login',
  'registrationNumber',
  'schoolYear',
  'birthDate',
  'sex',
  'nickname',
  'providerId',
] as const;

function changesOf(student: KnownStudent | null, after: StudentFacts & { name: string; login: string }): Changes {
  return shown.flatMap((field) => {
    const [from, to] = [student?.[field] || null, after[field] || null];
    return from === to || (field === 'name' && !student) ? [] : [{ field, from, to }];
  });
}
