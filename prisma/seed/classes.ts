import { plansOfModule } from '@/lib/class-life/queries/plans-of-module';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { pinModule } from '@/lib/points/parts/pin-module';
import { classmates } from './classmates';
import type { SeededPeople } from './people';

/** The same in every demo, so that an address of it can be written down. */
export const demoClassId = '0199dddd-0000-7000-8000-000000000001';
/** Who answers for the pupil whose address is written down. */
export const demoGuardianId = '0199dddd-0000-7000-8000-000000000003';
const began = new Date('2026-08-03T12:00:00Z');

type Seeded = Omit<Prisma.SchoolClassUncheckedCreateInput, 'schoolId' | 'courseId'> & {
  course: string;
  startedAt: Date | null;
};

/** One that goes on, one that waits to be started, and one of the semester before. */
const classes: readonly Seeded[] = [
  {
    id: demoClassId,
    course: 'MT',
    moduleCode: 'MA1',
    name: '7º A · Oficina de Programação',
    schoolYear: 'EF7',
    shift: 'morning',
    letter: 'A',
    referenceYear: 2026,
    referenceSemester: 2,
    startedAt: began,
  },
  {
    course: 'MT',
    moduleCode: 'MA1',
    name: '8º B · Oficina de Programação',
    schoolYear: 'EF8',
    shift: 'afternoon',
    letter: 'B',
    referenceYear: 2026,
    referenceSemester: 2,
    startedAt: null,
  },
  {
    course: 'MY',
    moduleCode: 'M1r',
    name: '7º A · Primeiros Passos',
    schoolYear: 'EF7',
    shift: 'morning',
    letter: 'A',
    referenceYear: 2026,
    referenceSemester: 1,
    status: 'done',
    startedAt: new Date('2026-02-09T12:00:00Z'),
    endedAt: new Date('2026-07-03T18:00:00Z'),
  },
];

const pupils = ['aluno', ...classmates.map((_, index) => `aluno${index + 2}`)];

/** One class of thirty in the middle of its module, its two facilitators, and what the guardians allowed. */
export async function seedClasses(tx: Tx, ids: SeededPeople): Promise<void> {
  const idOf = (key: string) => ids.get(key) ?? fault(key);
  const schoolId = idOf('capibaribe');
  const students = pupils.map(idOf);
  const responsible = ['instrutor', 'instrutor2'].map(idOf);
  for (const { course, ...data } of classes) {
    const { id: courseId } = await tx.course.findUniqueOrThrow({ where: { code: course }, select: { id: true } });
    const { id: classId } = await tx.schoolClass.create({
      data: { ...data, schoolId, courseId },
      select: { id: true },
    });
    await tx.classFacilitator.createMany({
      data: responsible.map((facilitatorId) => ({ classId, facilitatorId })),
    });
    const { startedAt } = data;
    if (!startedAt) continue;
    const plans = await plansOfModule(tx, { courseId, moduleCode: data.moduleCode });
    await tx.classPlan.createMany({ data: plans.map((plan) => ({ classId, ...plan })) });
    await pinModule(tx, { classId, mmCode: false });
    await tx.enrolment.createMany({
      data: students.map((studentId) => ({ classId, studentId, schoolId, enrolledAt: startedAt })),
    });
  }
  await seedGuardians(tx, schoolId, students);
}

/** First names, of which each mother has one in front of her child's surname. All are invented. */
const mothers = ['Rita', 'Sônia', 'Márcia', 'Adélia', 'Quitéria', 'Verônica', 'Dulce'];

/** Each pupil has a mother who is told by mail; two of three allowed the assistant, the first the voice too. */
async function seedGuardians(tx: Tx, schoolId: string, students: readonly string[]): Promise<void> {
  const names = ['Caio Bezerra Lins', ...classmates];
  for (const [index, studentId] of students.entries()) {
    const name = mothers[index % mothers.length] + (names[index] ?? '').replace(/^\S+/, '');
    const { id: guardianId } = await tx.guardian.create({
      data: {
        ...(index === 1 && { id: demoGuardianId }),
        schoolId,
        name,
        email: `responsavel${index + 1}@demo.example`,
        relationship: 'mother',
      },
      select: { id: true },
    });
    await tx.studentGuardian.create({ data: { studentId, guardianId, schoolId, position: 1 } });
    const allowed = [...(index % 3 < 2 ? (['assistant'] as const) : []), ...(index === 0 ? (['speech'] as const) : [])];
    for (const kind of allowed) {
      await tx.consent.create({ data: { studentId, schoolId, kind, givenBy: name, givenAt: began } });
    }
  }
}

function fault(key: string): never {
  throw new Error(`the demo has no ${key}`);
}
