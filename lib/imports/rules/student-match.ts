import type { Problem } from '@/lib/bulk/schemas';
import { folded } from '@/lib/platform/text/folded';
import { isNamed, type StudentRecord } from './student-sheet';

type Known = {
  id: string;
  name: string;
  nameKey: string;
  login: string;
  loginKey: string;
  registrationNumber: string;
  birthDate: string | null;
  providerId: string | null;
};

export type Matching<K extends Known> = { student: K | null; problems: Problem[] };

/** Who a line is about, of the school's pupils: by what names him, else by his name and day of birth. */
export function matcher<K extends Known>(students: readonly K[]) {
  const byLogin = new Map(students.map((student) => [student.loginKey, student]));
  const byNumber = new Map(students.map((student) => [folded(student.registrationNumber), student]));
  const byProvider = new Map(students.map((student) => [student.providerId, student]));

  return (record: StudentRecord): Matching<K> => {
    const { login, registrationNumber, providerId } = record.cells;
    const found = [
      { path: 'login', student: login === '' ? undefined : byLogin.get(folded(login)) },
      {
        path: 'registrationNumber',
        student: registrationNumber === '' ? undefined : byNumber.get(folded(registrationNumber)),
      },
      { path: 'providerId', student: providerId === '' ? undefined : byProvider.get(providerId) },
    ].flatMap(({ path, student }) => (student ? [{ path, student }] : []));
    const [first] = found;
    if (!first) return byName(record, isNamed(record) ? students.filter(isUncounted(record)) : students);
    const other = found.find(({ student }) => student.id !== first.student.id);
    if (other) {
      return {
        student: null,
        problems: [{ path: other.path, code: 'of-another', values: { name: other.student.name } }],
      };
    }
    return { student: first.student, problems: differences(record, first.student) };
  };
}

/** What says that the line is about somebody else. */
function differences({ cells }: StudentRecord, student: Known): Problem[] {
  const { login } = cells;
  const problems: Problem[] = [];
  if (login !== '' && folded(login) !== student.loginKey) {
    problems.push({ path: 'login', code: 'other-login', values: { login: student.login } });
  }
  if (firstWord(cells.name) !== firstWord(student.name)) {
    problems.push({ path: 'name', code: 'student-of-another-name', values: { name: student.name } });
  }
  return problems;
}

/**
 * A number or a provider id that nobody has may be the first one of a pupil who had none: of the same name and the very day
 * of birth, he is not registered a second time. A login is chosen once, so that another one is somebody else's.
 */
function isUncounted({ cells, birthDate }: StudentRecord) {
  return (student: Known): boolean => {
    const hasNoNumber = folded(student.registrationNumber) === student.loginKey;
    return (
      cells.login === '' &&
      birthDate !== null &&
      birthDate === student.birthDate &&
      (cells.registrationNumber === '' || hasNoNumber) &&
      (cells.providerId === '' || student.providerId === null)
    );
  };
}

function firstWord(name: string): string {
  return folded(name).split(' ')[0] ?? '';
}

function byName<K extends Known>({ cells, birthDate }: StudentRecord, students: readonly K[]): Matching<K> {
  const alike = students.filter(
    (student) =>
      student.nameKey === folded(cells.name) &&
      (birthDate === null || student.birthDate === null || student.birthDate === birthDate),
  );
  const [student = null] = alike;
  if (alike.length < 2) return { student, problems: [] };
  return { student: null, problems: [{ path: 'name', code: 'name-of-several', values: { count: alike.length } }] };
}
