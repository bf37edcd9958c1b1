import type { Problem } from '@/lib/bulk/schemas';
import { folded } from '@/lib/platform/text/folded';
import type { SheetRecord } from '../schemas';
import { anyText, email, login, personName } from './cells';
import { type GuardianOfFile, guardianColumns, guardiansOf, nameOnce, pairProblems } from './guardian-sheet';
import { type Column, type ReadRecord, readRecords, repeated } from './sheet';
import { day, dayOf, type SchoolYear, schoolYear, schoolYearOf, sex, sexOf } from './student-cells';

export const studentKeys = [
  'name',
  'login',
  'registrationNumber',
  'schoolYear',
  'className',
  'birthDate',
  'sex',
  'nickname',
  'providerId',
  'firstName',
  'firstEmail',
  'secondName',
  'secondEmail',
] as const;
export type StudentKey = (typeof studentKeys)[number];

function labelsOf(key: 'login' | 'name' | 'providerId' | 'firstName' | 'firstEmail' | 'secondName' | 'secondEmail') {
  return guardianColumns.find((column) => column.key === key)?.labels ?? [];
}

/** The product's own template; `name`, `login` and the guardians are called as in the other file. */
export const studentColumns: readonly Column<StudentKey>[] = [
  { key: 'name', labels: [...labelsOf('name'), 'nomecompleto', 'fullname'], isMandatory: true, judge: personName },
  { key: 'login', labels: labelsOf('login'), judge: login },
  {
    key: 'registrationNumber',
    labels: [
      'matricula',
      'numerodamatricula',
      'numerodematricula',
      'ra',
      'studentnumber',
      'registrationnumber',
      'registration',
    ],
    judge: anyText(40),
  },
  {
    key: 'schoolYear',
    labels: ['anoescolar', 'ano', 'serie', 'anoserie', 'schoolyear', 'grade'],
    isMandatory: true,
    judge: schoolYear,
  },
  { key: 'className', labels: ['turma', 'nomedaturma', 'class', 'classname'], judge: anyText(120) },
  { key: 'birthDate', labels: ['datadenascimento', 'nascimento', 'dateofbirth', 'birthdate'], judge: day },
  { key: 'sex', labels: ['sexo', 'sex', 'genero', 'gender'], judge: sex },
  { key: 'nickname', labels: ['apelido', 'nickname'], judge: anyText(60) },
  { key: 'providerId', labels: labelsOf('providerId'), judge: anyText(100) },
  { key: 'firstName', labels: labelsOf('firstName'), judge: personName },
  { key: 'firstEmail', labels: labelsOf('firstEmail'), judge: email },
  { key: 'secondName', labels: labelsOf('secondName'), judge: personName },
  { key: 'secondEmail', labels: labelsOf('secondEmail'), judge: email },
];

export type StudentRecord = ReadRecord<StudentKey> & {
  guardians: GuardianOfFile[];
  year: SchoolYear | null;
  birthDate: string | null;
  sex: 'female' | 'male' | null;
};

/** The records of the file, with everything that is wrong with them before the school's own rows are asked. */
export function readStudentRecords(given: readonly SheetRecord[], today: string): StudentRecord[] {
  const records = readRecords(given, studentColumns).map((record): StudentRecord => {
    const { cells } = record;
    const isWhole = !record.problems.some(({ path }) => path === '');
    const birthDate = dayOf(cells.birthDate);
    const more: Problem[] = [...pairProblems(cells), ...firstPair(cells)];
    if (birthDate !== null && birthDate > today) more.push({ path: 'birthDate', code: 'day-to-come' });
    return {
      ...record,
      problems: isWhole ? [...record.problems, ...more] : record.problems,
      guardians: guardiansOf(cells),
      year: schoolYearOf(cells.schoolYear),
      birthDate,
      sex: sexOf(cells.sex),
    };
  });
  tellRepeated(records, 'login', ({ cells }) => folded(cells.login));
  tellRepeated(records, 'registrationNumber', ({ cells }) => folded(cells.registrationNumber));
  tellRepeated(records, 'providerId', ({ cells }) => cells.providerId);
  tellAlike(records);
  nameOnce(records);
  return records;
}

/** Whether something tells the pupil from another of the same name. */
export function isNamed({ cells }: Pick<StudentRecord, 'cells'>): boolean {
  return cells.login !== '' || cells.registrationNumber !== '' || cells.providerId !== '';
}

/** Of one name, where a line says nothing that tells its pupil from the other's: both may be one. */
function tellAlike(records: readonly StudentRecord[]) {
  const ofName = Map.groupBy(records, ({ cells }) => folded(cells.name));
  for (const record of records) {
    if (isNamed(record) || record.cells.name === '') continue;
    const alike = ofName.get(folded(record.cells.name))?.find((other) => isTold(record, other));
    if (alike) record.problems.push({ path: 'name', code: 'name-repeated', values: { line: alike.line } });
  }
}

/** Of two such lines the later one is told, and beside a line that names its pupil the one that does not. */
function isTold({ line, birthDate }: StudentRecord, other: StudentRecord): boolean {
  const isSameDay = birthDate === other.birthDate || birthDate === null || other.birthDate === null;
  return isSameDay && (other.line < line || (other.line > line && isNamed(other)));
}

function tellRepeated(records: readonly StudentRecord[], path: StudentKey, keyOf: (record: StudentRecord) => string) {
  for (const [{ problems }, line] of repeated(records, keyOf)) {
    problems.push({ path, code: 'line-repeated', values: { line } });
  }
}

function firstPair({ firstName, firstEmail, secondEmail }: StudentRecord['cells']): Problem[] {
  if (firstName === '' && (firstEmail !== '' || secondEmail !== '')) return [{ path: 'firstName', code: 'mandatory' }];
  return firstName !== '' && firstEmail === '' ? [{ path: 'firstEmail', code: 'mandatory' }] : [];
}
