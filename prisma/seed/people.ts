import type { Tipo } from '@/lib/access/actor';
import { homes } from '@/lib/access/areas';
import { loginKey } from '@/lib/accounts/rules';
import type { Tx } from '@/lib/platform/db/client';
import { hashPassword } from '@/lib/platform/passwords/passwords';
import { classmates } from './classmates';

/** Public on purpose: it is printed at start and on a banner, and never seeded unasked into a database of one's own. */
export const demoPassword = 'demo1234';

type SchoolKey = 'capibaribe' | 'ladeira';
type Person = { login: string; tipo: Tipo; name: string; school?: SchoolKey; alsoAt?: SchoolKey; mmCode?: boolean };

/** One school of Recife, and a neighbour in Olinda that must never see it. */
const schools = {
  capibaribe: { name: 'Escola Municipal Margem do Capibaribe', city: 'Recife', state: 'PE' },
  ladeira: { name: 'Escola Estadual Ladeira do Farol', city: 'Olinda', state: 'PE' },
} as const satisfies Record<SchoolKey, object>;

/** The same in every demo: the one pupil whose address is written down. */
export const demoPupil = { login: 'aluno2', id: '0199dddd-0000-7000-8000-000000000002' } as const;

/** The others whose addresses are written down. */
export const demoStaff = {
  instrutor: '0199dddd-0000-7000-8000-000000000011',
  assessoria: '0199dddd-0000-7000-8000-000000000012',
  escola: '0199dddd-0000-7000-8000-000000000013',
} as const;
export const demoSchoolId = '0199dddd-0000-7000-8000-000000000010';
const fixedIds: Readonly<Record<string, string>> = { ...demoStaff, [demoPupil.login]: demoPupil.id };

export const schoolKeys = Object.keys(schools) as readonly SchoolKey[];

const people: readonly Person[] = [
  { login: 'aluno', tipo: 'aluno', name: 'Caio Bezerra Lins', school: 'capibaribe' },
  ...classmates.map((name, index) => {
    return { login: `aluno${index + 2}`, tipo: 'aluno', name, school: 'capibaribe' } as const;
  }),
  { login: 'instrutor', tipo: 'instrutor', name: 'Marta Figueiroa', school: 'capibaribe' },
  { login: 'instrutor2', tipo: 'instrutor', name: 'Jonas Seabra', school: 'capibaribe', mmCode: true },
  { login: 'escola', tipo: 'escola', name: 'Secretaria Capibaribe', school: 'capibaribe' },
  { login: 'assessoria', tipo: 'assessoria', name: 'Iolanda Tavares', school: 'capibaribe', alsoAt: 'ladeira' },
  { login: 'admin', tipo: 'admin', name: 'Otávio Prado' },
  { login: 'somosselfieadmin', tipo: 'somosselfieadmin', name: 'Selma Queiroz' },
  { login: 'somosselfieproduto', tipo: 'somosselfieproduto', name: 'Plínio Arruda' },
  { login: 'aluno_b', tipo: 'aluno', name: 'Davi Monteiro', school: 'ladeira' },
  { login: 'instrutor_b', tipo: 'instrutor', name: 'Rute Cavalcanti', school: 'ladeira' },
  { login: 'escola_b', tipo: 'escola', name: 'Secretaria Ladeira', school: 'ladeira' },
];

/** One login a tipo, for the table that `npm start` prints. */
export const demoLogins = people
  .filter(({ login, tipo }) => login === tipo)
  .map(({ login, tipo, name }) => ({ login, tipo, name, home: homes[tipo] }));

/** Ids by login, and of the schools by their key. */
export type SeededPeople = ReadonlyMap<string, string>;

/** The first chapter: two schools and a person of every tipo. */
export async function seedPeople(tx: Tx): Promise<SeededPeople> {
  const ids = new Map<string, string>();
  for (const [key, data] of Object.entries(schools)) {
    const id = key === 'capibaribe' ? demoSchoolId : undefined;
    ids.set(key, (await tx.school.create({ data: { ...data, ...(id && { id }) }, select: { id: true } })).id);
  }
  const passwordHash = await hashPassword(demoPassword);
  for (const [index, { school, alsoAt, mmCode = false, ...person }] of people.entries()) {
    const schoolId = school ? (ids.get(school) ?? null) : null;
    const email = person.tipo === 'aluno' ? null : `${person.login}@demo.example`;
    const id = fixedIds[person.login];
    const data = { ...person, ...(id && { id }), loginKey: loginKey(person.login), passwordHash, schoolId, email };
    const stored = await tx.account.create({ data, select: { id: true } });
    ids.set(person.login, stored.id);
    const schoolIds = [schoolId, alsoAt && ids.get(alsoAt)].filter((one) => typeof one === 'string');
    await seedRole(tx, { id: stored.id, tipo: person.tipo, schoolId, schoolIds, mmCode, number: index + 1 });
  }
  return ids;
}

type Role = { id: string; tipo: Tipo; schoolId: string | null; schoolIds: string[]; mmCode: boolean; number: number };

async function seedRole(tx: Tx, { id, tipo, schoolId, schoolIds, mmCode, number }: Role): Promise<void> {
  if (!schoolId) return;
  if (tipo === 'aluno') {
    const registrationNumber = String(2026000 + number);
    await tx.student.create({ data: { id, schoolId, registrationNumber, schoolYear: 'EF7' } });
  }
  if (tipo === 'instrutor') await tx.facilitator.create({ data: { id, mmCode } });
  if (tipo === 'assessoria') {
    await tx.advisorSchool.createMany({ data: schoolIds.map((each) => ({ accountId: id, schoolId: each })) });
  }
  if (tipo === 'instrutor' || tipo === 'assessoria') {
    await tx.schoolLink.createMany({ data: schoolIds.map((each) => ({ accountId: id, schoolId: each })) });
  }
}
