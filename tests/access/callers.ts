import type { Tipo } from '@/lib/access/actor';
import { beginSeeing } from '@/lib/accounts/commands/begin-seeing';
import { type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';
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

/** A tipo that needs a school, without one: somebody new where it may do the thing, which may end its session. */
export function outsider(tipo: Tipo, isNew = false) {
  if (isNew) return signedIn(tipo, null);
  const name = `outsider ${tipo}`;
  const person = standing.get(name) ?? signedIn(tipo, null);
  standing.set(name, person);
  return person;
}

/** An administrator who sees the product as this person. */
export async function seeing({ actor: { login } }: SignedIn) {
  const admin = await signedIn('admin');
  await beginSeeing(admin.actor, { login, reason: 'chamado 7: a tela não abre' });
  return admin;
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
  const person = standing.get(name) ?? atWork(tipo, world);
  standing.set(name, person);
  return person;
}

/** With a class of the own where the tipo has classes: beside the owner's school, the bystander's is the class next door. */
async function atWork(tipo: Tipo, world: World) {
  const person = await newcomer(tipo, world);
  const schoolId = await schools[world];
  if (tipo === 'instrutor') {
    await schoolClass(schoolId, { facilitators: [person], pupils: [await signedIn('aluno', schoolId)] });
  }
  if (tipo === 'aluno') await schoolClass(schoolId, { pupils: [person] });
  return person;
}
