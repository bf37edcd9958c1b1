import type { Tipo } from '@/lib/access/actor';
import { school, signedIn } from '@/tests/support/world';
import type { World } from './cells/cell';

/** Both schools of a test file, and who was signed in there once. */
const schools: Record<World, Promise<string>> = { own: newSchool(), 'neighbour-school': newSchool() };
const standing = new Map<string, ReturnType<typeof signedIn>>();

async function newSchool(): Promise<string> {
  return (await school()).id;
}

export function schoolOf(world: World): Promise<string> {
  return schools[world];
}

/** Somebody of whom nothing is known yet, for requests that may end a session or use up what a person has. */
export async function newcomer(tipo: Tipo, world: World) {
  return signedIn(tipo, await schools[world]);
}

/** The same person each time, for requests that change nothing: reads, and what is refused. */
export function bystander(tipo: Tipo, world: World) {
  return known(`bystander ${tipo} ${world}`, tipo, world);
}

/** Whose rows the others ask for: nobody else than the bystanders, whom they would let in. */
export function reader(tipo: Tipo) {
  return known(`reader ${tipo}`, tipo, 'own');
}

function known(name: string, tipo: Tipo, world: World) {
  const person = standing.get(name) ?? newcomer(tipo, world);
  standing.set(name, person);
  return person;
}
