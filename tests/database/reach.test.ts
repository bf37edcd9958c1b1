import { beforeAll, describe, expect, it } from 'vitest';
import type { Tipo } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { facilitatorReach } from '@/lib/facilitators/reach';
import { guardianReach } from '@/lib/guardians/reach';
import { db } from '@/lib/platform/db/client';
import { schoolReach } from '@/lib/schools/reach';
import { studentReach } from '@/lib/students/reach';
import { type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

/** Two schools; in the first two classes, whose people must not reach each other. */
type Cast = Record<
  'facilitator' | 'ofOtherClass' | 'neighbour' | 'escola' | 'advisor' | 'admin' | 'selfie',
  SignedIn
> & {
  pupil: SignedIn;
  classmate: SignedIn;
  otherPupil: SignedIn;
  gone: SignedIn;
  foreignPupil: SignedIn;
};

let cast: Cast;
let names: Map<string, string>;

beforeAll(async () => {
  const [own, foreign] = await Promise.all([school(), school()]);
  const of = (tipo: Tipo, schoolId: string | null = own.id) => signedIn(tipo, schoolId);
  cast = {
    facilitator: await of('instrutor'),
    ofOtherClass: await of('instrutor'),
    neighbour: await of('instrutor', foreign.id),
    escola: await of('escola'),
    advisor: await of('assessoria'),
    admin: await of('admin', null),
    selfie: await of('somosselfieadmin'),
    pupil: await of('aluno'),
    classmate: await of('aluno'),
    otherPupil: await of('aluno'),
    gone: await of('aluno'),
    foreignPupil: await of('aluno', foreign.id),
  };
  const { facilitator, ofOtherClass, neighbour, pupil, classmate, otherPupil, gone, foreignPupil } = cast;
  const first = await schoolClass(own.id, { facilitators: [facilitator], pupils: [pupil, classmate, gone] });
  const second = await schoolClass(own.id, { facilitators: [ofOtherClass], pupils: [otherPupil] });
  const third = await schoolClass(foreign.id, { facilitators: [neighbour], pupils: [foreignPupil] });
  await db().enrolment.updateMany({ where: { studentId: gone.actor.id }, data: { leftAt: new Date() } });
  names = new Map<string, string>([
    ...Object.entries(cast).map(([name, { actor }]) => [actor.id, name] as const),
    [own.id, 'own school'],
    [foreign.id, 'foreign school'],
    [first.id, 'first class'],
    [second.id, 'second class'],
    [third.id, 'foreign class'],
  ]);
  for (const [name, signed, schoolId] of [
    ['mother', pupil, own.id],
    ['other mother', otherPupil, own.id],
    ['foreign mother', foreignPupil, foreign.id],
  ] as const) {
    const tie = { studentId: signed.actor.id, position: 1 };
    const data = { schoolId, name, email: `${name.replace(' ', '.')}@example.org`, students: { create: tie } };
    names.set((await db().guardian.create({ data })).id, name);
  }
});

const tables = {
  schools: (who: SignedIn) => db().school.findMany({ where: within(schoolReach, who.actor), select: { id: true } }),
  students: (who: SignedIn) => db().student.findMany({ where: within(studentReach, who.actor), select: { id: true } }),
  facilitators: (who: SignedIn) =>
    db().facilitator.findMany({ where: within(facilitatorReach, who.actor), select: { id: true } }),
  classes: (who: SignedIn) => db().schoolClass.findMany({ where: within(classReach, who.actor), select: { id: true } }),
  guardians: (who: SignedIn) =>
    db().guardian.findMany({ where: within(guardianReach, who.actor), select: { id: true } }),
};

const ofSchool = {
  schools: ['own school'],
  students: ['classmate', 'gone', 'otherPupil', 'pupil'],
  facilitators: ['facilitator', 'ofOtherClass'],
  classes: ['first class', 'second class'],
  guardians: ['mother', 'other mother'],
};
const everything = {
  schools: ['foreign school', 'own school'],
  students: [...ofSchool.students, 'foreignPupil'].sort(),
  facilitators: [...ofSchool.facilitators, 'neighbour'].sort(),
  classes: [...ofSchool.classes, 'foreign class'].sort(),
  guardians: [...ofSchool.guardians, 'foreign mother'].sort(),
};
const nothing = { schools: [], students: [], facilitators: [], classes: [], guardians: [] };

const expected: Partial<Record<keyof Cast, Record<keyof typeof tables, string[]>>> = {
  pupil: { schools: ['own school'], students: ['pupil'], facilitators: [], classes: ['first class'], guardians: [] },
  gone: { schools: ['own school'], students: ['gone'], facilitators: [], classes: [], guardians: [] },
  facilitator: {
    schools: ['own school'],
    students: ['classmate', 'pupil'],
    facilitators: ['facilitator'],
    classes: ['first class'],
    guardians: ['mother'],
  },
  neighbour: {
    schools: ['foreign school'],
    students: ['foreignPupil'],
    facilitators: ['neighbour'],
    classes: ['foreign class'],
    guardians: ['foreign mother'],
  },
  escola: ofSchool,
  advisor: ofSchool,
  admin: everything,
  selfie: nothing,
};

describe.each(Object.entries(expected))('%s reaches', (who, rows) => {
  it.each(Object.entries(rows))('%s', async (table, reached) => {
    const found = await tables[table as keyof typeof tables](cast[who as keyof Cast]);
    expect(found.map(({ id }) => names.get(id) ?? id).sort()).toEqual(reached);
  });
});

it('lets no row of one school point into another', async () => {
  const { pupil, foreignPupil } = cast;
  const foreignClass = await db().schoolClass.findFirstOrThrow({
    where: { enrolments: { some: { studentId: foreignPupil.actor.id } } },
  });
  const crossing = { classId: foreignClass.id, studentId: pupil.actor.id, enrolledAt: new Date() };
  for (const schoolId of [foreignClass.schoolId, String(pupil.actor.schoolId)]) {
    await expect(db().enrolment.create({ data: { ...crossing, schoolId } })).rejects.toThrow(/[Ff]oreign key/);
  }
});
