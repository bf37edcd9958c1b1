import { randomUUID } from 'node:crypto';
import { type Actor, lacksSchool, type Tipo } from '@/lib/access/actor';
import { actorOfBearer, openSession } from '@/lib/access/session';
import { loginKey } from '@/lib/accounts/rules';
import { db } from '@/lib/platform/db/client';

/** What a test's school and people are made of. Names are fresh each time, so tests of one worker never meet. */
export async function school(name = `Escola ${randomUUID().slice(0, 8)}`) {
  return db().school.create({ data: { name, city: 'Recife', state: 'PE' } });
}

export type SignedIn = { actor: Actor; bearer: string; cookie: string };

/** Of `demo1234`, made once for good: hashing is slow on purpose, and every test file has somebody who signs in. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ytGOzkuQ2J6Z7y+pJHHCvg$W5KgmOEETl4fAmkmX3AKxVMkrF/uOG4ipoF5QXjL/oY';

export async function account(
  tipo: Tipo,
  schoolId: string | null | undefined = undefined,
  login = `${tipo}-${randomUUID().slice(0, 8)}`,
  more: { email?: string; firstAccess?: boolean } = {},
) {
  const ofSchool = schoolId === undefined ? await ownSchool(tipo) : schoolId;
  const created = await db().account.create({
    data: {
      login,
      loginKey: loginKey(login),
      passwordHash,
      tipo,
      name: `Pessoa ${login}`,
      schoolId: ofSchool,
      ...more,
    },
  });
  await addRole(created.id, tipo, ofSchool);
  return created;
}

/** One without a school can do nothing where the tipo needs one, so that whoever names none gets one of the own. */
async function ownSchool(tipo: Tipo): Promise<string | null> {
  return lacksSchool({ tipo, schoolId: null }) ? (await school()).id : null;
}

/** What each tipo is at a school, beside its login. */
async function addRole(id: string, tipo: Tipo, schoolId: string | null): Promise<void> {
  if (!schoolId) return;
  if (tipo === 'aluno') {
    await db().student.create({ data: { id, schoolId, registrationNumber: randomUUID(), schoolYear: 'EF7' } });
    await allowed(id, schoolId);
  }
  if (tipo === 'instrutor') await db().facilitator.create({ data: { id } });
  if (tipo === 'instrutor' || tipo === 'assessoria') {
    await db().schoolLink.create({ data: { accountId: id, schoolId } });
  }
}

/** The family of a pupil allowed what it is asked; what a test takes back, it ends. */
async function allowed(studentId: string, schoolId: string): Promise<void> {
  const given = { studentId, schoolId, givenBy: 'Responsável', givenAt: new Date(0) };
  await db().consent.createMany({
    data: (['assistant', 'speech'] as const).map((kind) => ({ ...given, kind })),
  });
}

/** Signed in through the session store, not the form. */
export async function signedIn(
  tipo: Tipo,
  asked: string | null | undefined = undefined,
  { firstAccess = false } = {},
): Promise<SignedIn> {
  const { id, login, name, photoUrl, schoolId } = await account(tipo, asked, undefined, { firstAccess });
  const person = { id, tipo, login, name, photoUrl, schoolId, firstAccess };
  const session = await openSession(db(), { account: person, ttl: 3600, face: '/login', now: new Date() });
  const actor = await actorOfBearer(session.id);
  if (!actor) throw new Error('the session that was just opened is not there');
  return { actor, bearer: session.id, cookie: `session=${session.cookie}` };
}

export function courseData(code = `T${randomUUID().slice(0, 8)}`) {
  return {
    code,
    version: '1.0',
    family: 'teens' as const,
    name: `Curso ${code}`,
    photoUrl: null,
    durationType: 'long' as const,
    durationDescription: '15 aulas',
    targetAudience: 'Turmas do 6º ano',
    objective: 'Programar um jogo',
    characterization: '',
    monthlyPriceCents: 8900,
    materialPriceCents: null,
    installments: 10,
    status: 'active' as const,
  };
}

export async function storedCourse() {
  return db().course.create({ data: courseData() });
}

/** A class of a school with these facilitators and pupils. */
export async function schoolClass(
  schoolId: string,
  { facilitators = [], pupils = [] }: { facilitators?: readonly SignedIn[]; pupils?: readonly SignedIn[] },
) {
  const { id: courseId } = await storedCourse();
  await db().courseModule.create({ data: { courseId, code: 'MT1', position: 1, name: 'Módulo 1' } });
  return db().schoolClass.create({
    data: {
      schoolId,
      courseId,
      moduleCode: 'MT1',
      name: `Turma ${randomUUID().slice(0, 8)}`,
      schoolYear: 'EF7',
      shift: 'morning',
      letter: 'A',
      referenceYear: 2026,
      referenceSemester: 2,
      startedAt: new Date(),
      facilitators: { create: facilitators.map(({ actor }) => ({ facilitatorId: actor.id })) },
      enrolments: { create: pupils.map(({ actor }) => ({ studentId: actor.id, enrolledAt: new Date() })) },
    },
  });
}
