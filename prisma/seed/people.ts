import type { Tipo } from '@/lib/access/actor';
import { homes } from '@/lib/access/areas';
import { loginKey } from '@/lib/accounts/rules';
import type { Tx } from '@/lib/platform/db/client';
import { hashPassword } from '@/lib/platform/passwords/passwords';

/** Public on purpose: it is printed at start and on a banner, and never seeded unasked into a database of one's own. */
export const demoPassword = 'demo1234';

type SchoolKey = 'capibaribe' | 'ladeira';
type Person = { login: string; tipo: Tipo; name: string; school?: SchoolKey };

/** One school of Recife, and a neighbour in Olinda that must never see it. */
const schools = {
  capibaribe: { name: 'Escola Municipal Margem do Capibaribe', city: 'Recife', state: 'PE' },
  ladeira: { name: 'Escola Estadual Ladeira do Farol', city: 'Olinda', state: 'PE' },
} as const satisfies Record<SchoolKey, object>;

const people: readonly Person[] = [
  { login: 'aluno', tipo: 'aluno', name: 'Caio Bezerra Lins', school: 'capibaribe' },
  { login: 'instrutor', tipo: 'instrutor', name: 'Marta Figueiroa', school: 'capibaribe' },
  { login: 'escola', tipo: 'escola', name: 'Secretaria Capibaribe', school: 'capibaribe' },
  { login: 'assessoria', tipo: 'assessoria', name: 'Iolanda Tavares', school: 'capibaribe' },
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

/** The first chapter: two schools and a person of every tipo. Returns the ids by login. */
export async function seedPeople(tx: Tx): Promise<Map<string, string>> {
  const schoolIds = new Map<string, string>();
  for (const [key, data] of Object.entries(schools)) {
    schoolIds.set(key, (await tx.school.create({ data, select: { id: true } })).id);
  }
  const passwordHash = await hashPassword(demoPassword);
  const ids = new Map<string, string>();
  for (const { school, ...person } of people) {
    const schoolId = school ? (schoolIds.get(school) ?? null) : null;
    const data = { ...person, loginKey: loginKey(person.login), passwordHash, schoolId };
    ids.set(person.login, (await tx.account.create({ data, select: { id: true } })).id);
  }
  return ids;
}
