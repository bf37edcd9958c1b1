import type { Problem } from '@/lib/bulk/schemas';
import { folded } from '@/lib/platform/text/folded';
import type { SheetRecord } from '../schemas';
import { anyText, email, login, personName } from './cells';
import { type Cells, type Column, type ReadRecord, readRecords, repeated } from './sheet';

export const guardianKeys = [
  'login',
  'name',
  'firstName',
  'firstEmail',
  'secondName',
  'secondEmail',
  'providerId',
] as const;
export type GuardianKey = (typeof guardianKeys)[number];

/** §3, in the default order; the labels as the template writes them in both languages, and as schools do. */
export const guardianColumns: readonly Column<GuardianKey>[] = [
  {
    key: 'login',
    labels: ['logindoestudante', 'logindoaluno', 'login', 'usuario', 'usuariodoestudante', 'studentlogin', 'username'],
    judge: login,
  },
  {
    key: 'name',
    labels: ['nomedoestudante', 'nomedoaluno', 'nome', 'estudante', 'aluno', 'studentname', 'name'],
    judge: personName,
  },
  {
    key: 'firstName',
    labels: [
      ...['nomedoresponsavel1', 'nomedo1responsavel', 'nomedoprimeiroresponsavel', 'nomeresponsavel1', 'responsavel1'],
      ...['guardian1name', 'firstguardianname', 'guardian1'],
    ],
    isMandatory: true,
    judge: personName,
  },
  {
    key: 'firstEmail',
    labels: [
      ...['emaildoresponsavel1', 'emaildo1responsavel', 'emaildoprimeiroresponsavel', 'emailresponsavel1'],
      ...['guardian1email', 'firstguardianemail'],
    ],
    isMandatory: true,
    judge: email,
  },
  {
    key: 'secondName',
    labels: [
      ...['nomedoresponsavel2', 'nomedo2responsavel', 'nomedosegundoresponsavel', 'nomeresponsavel2', 'responsavel2'],
      ...['guardian2name', 'secondguardianname', 'guardian2'],
    ],
    judge: personName,
  },
  {
    key: 'secondEmail',
    labels: [
      ...['emaildoresponsavel2', 'emaildo2responsavel', 'emaildosegundoresponsavel', 'emailresponsavel2'],
      ...['guardian2email', 'secondguardianemail'],
    ],
    judge: email,
  },
  {
    key: 'providerId',
    labels: ['iddoprovedor', 'idprovedor', 'provedor', 'loginintegrado', 'providerid', 'idintegrado'],
    judge: anyText(100),
  },
];

export type GuardianOfFile = { name: string; email: string };
export type GuardianRecord = ReadRecord<GuardianKey> & { guardians: GuardianOfFile[] };

export function emailKey(address: string): string {
  return address.toLowerCase();
}

/** The first guardian and, where there is one, the second: a name and an address belong together. */
export function guardiansOf(cells: Cells<'firstName' | 'firstEmail' | 'secondName' | 'secondEmail'>): GuardianOfFile[] {
  const both = [
    { name: cells.firstName, email: cells.firstEmail },
    { name: cells.secondName, email: cells.secondEmail },
  ];
  return both.filter(({ name, email }) => name !== '' && email !== '');
}

/** What is wrong between the cells of one record. */
export function pairProblems(cells: Cells<'firstName' | 'firstEmail' | 'secondName' | 'secondEmail'>): Problem[] {
  const problems: Problem[] = [];
  if (cells.secondName === '' && cells.secondEmail !== '') problems.push({ path: 'secondName', code: 'mandatory' });
  if (cells.secondName !== '' && cells.secondEmail === '') problems.push({ path: 'secondEmail', code: 'mandatory' });
  const isSame = cells.firstEmail !== '' && emailKey(cells.firstEmail) === emailKey(cells.secondEmail);
  return isSame ? [...problems, { path: 'secondEmail', code: 'same-guardian' }] : problems;
}

/** The records of the file, with everything that is wrong with them before the school's own rows are asked. */
export function readGuardianRecords(given: readonly SheetRecord[]): GuardianRecord[] {
  const records = readRecords(given, guardianColumns).map((record) => {
    const { cells } = record;
    const isWhole = !record.problems.some(({ path }) => path === '');
    const problems = isWhole ? [...record.problems, ...pairProblems(cells), ...nobody(cells)] : record.problems;
    return { ...record, problems, guardians: guardiansOf(cells) };
  });
  for (const [{ problems }, line] of repeated(records, ({ cells }) => folded(cells.login))) {
    problems.push({ path: 'login', code: 'line-repeated', values: { line } });
  }
  nameOnce(records);
  return records;
}

function nobody({ login: given, providerId }: Cells<'login' | 'providerId'>): Problem[] {
  return given === '' && providerId === '' ? [{ path: 'login', code: 'login-or-provider' }] : [];
}

export type WithGuardians = { line: number; problems: Problem[]; guardians: GuardianOfFile[] };

/** One address is one person: a second name for it is told with the line that has the first. */
export function nameOnce(records: readonly WithGuardians[]): void {
  const names = new Map<string, { name: string; line: number }>();
  for (const { line, problems, guardians } of records) {
    for (const [index, { name, email: address }] of guardians.entries()) {
      const before = names.get(emailKey(address));
      if (!before) names.set(emailKey(address), { name, line });
      else if (folded(before.name) !== folded(name)) {
        const values = { name: before.name, line: before.line };
        problems.push({ path: index === 0 ? 'firstName' : 'secondName', code: 'other-name', values });
      }
    }
  }
}
