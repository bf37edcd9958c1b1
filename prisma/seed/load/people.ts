import { hash } from '@node-rs/argon2';
import type { Tipo } from '@/lib/access/actor';
import { loginKey } from '@/lib/accounts/rules';
import { demoPassword } from '../people';
import type { Chapter, LoadWorld, SchoolPeople } from './chapter';
import { familyNames, givenNames } from './names';
import type { Random } from './random';

const studentsOfSchool = 500;
const facilitatorsOfSchool = 8;
/** The next one begins with the next advisor. */
export const schoolsOfAdvisor = 10;

export const people: Chapter = {
  name: 'People',
  tables: ['accounts'],
  write: async ({ world, random, writer }) => {
    const passwordHash = await sharedHash(random);
    const count = await writer.write('accounts', everybody(world, random, passwordHash));
    return `${count.toLocaleString('en')} accounts, ${(world.schoolCount * studentsOfSchool).toLocaleString('en')} of students`;
  },
};

/** One for all: a hash costs 20 ms on purpose, so 100,000 of them would take half an hour of all cores. */
function sharedHash(random: Random): Promise<string> {
  return hash(demoPassword, { salt: Buffer.from(Array.from({ length: 16 }, () => random.below(256))) });
}

function* everybody({ schoolIds, people }: LoadWorld, random: Random, passwordHash: string) {
  const account = accountsOf(random, passwordHash);
  for (const [index, schoolId] of schoolIds.entries()) {
    const number = index + 1;
    const here: SchoolPeople = { schoolId, students: [], facilitators: [], advisors: [] };
    people.push(here);
    if (index % schoolsOfAdvisor === 0)
      yield noted(here.advisors, account('assessoria', schoolId, `assessoria.${number}`));
    yield account('escola', schoolId, `escola.${number}`, `Secretaria nº ${number}`);
    for (let each = 1; each <= facilitatorsOfSchool; each++)
      yield noted(here.facilitators, account('instrutor', schoolId, `${number}.f${each}`));
    for (let each = 1; each <= studentsOfSchool; each++)
      yield noted(here.students, account('aluno', schoolId, `${number}.${each}`));
  }
}

function noted<Row extends { id: string }>(ids: string[], row: Row): Row {
  ids.push(row.id);
  return row;
}

/** Logins as schools write them, the name first; the numbers behind make each the only one. */
function accountsOf(random: Random, passwordHash: string) {
  return (tipo: Tipo, schoolId: string, suffix: string, called?: string) => {
    const [given, family, second] = [random.pick(givenNames), random.pick(familyNames), random.pick(familyNames)];
    const login = called ? suffix : `${loginKey(given)}.${loginKey(family)}.${suffix}`;
    const created = random.moment();
    return {
      id: random.id(),
      login,
      login_key: loginKey(login),
      password_hash: passwordHash,
      tipo,
      name: called ?? (second === family ? `${given} ${family}` : `${given} ${second} ${family}`),
      school_id: schoolId,
      created_at: created,
      updated_at: created,
    };
  };
}
