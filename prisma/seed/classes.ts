import type { Tx } from '@/lib/platform/db/client';
import { classmates } from './classmates';
import type { SeededPeople } from './people';

/** The same in every demo, so that an address of it can be written down. */
export const demoClassId = '0199dddd-0000-7000-8000-000000000001';
/** Who answers for the pupil whose address is written down. */
export const demoGuardianId = '0199dddd-0000-7000-8000-000000000003';
const began = new Date('2026-08-03T12:00:00Z');
const pupils = ['aluno', ...classmates.map((_, index) => `aluno${index + 2}`)];

/** One class of thirty in the middle of its module, its two facilitators, and what the guardians allowed. */
export async function seedClasses(tx: Tx, ids: SeededPeople): Promise<void> {
  const idOf = (key: string) => ids.get(key) ?? fault(key);
  const schoolId = idOf('capibaribe');
  const { id: courseId } = await tx.course.findUniqueOrThrow({ where: { code: 'MT' }, select: { id: true } });
  const { id: classId } = await tx.schoolClass.create({
    data: {
      id: demoClassId,
      schoolId,
      courseId,
      moduleCode: 'MA1',
      name: '7º A · Oficina de Programação',
      schoolYear: 'EF7',
      shift: 'morning',
      letter: 'A',
      referenceYear: 2026,
      referenceSemester: 2,
      startedAt: began,
    },
    select: { id: true },
  });
  const facilitators = ['instrutor', 'instrutor2'].map((login) => ({ classId, facilitatorId: idOf(login) }));
  await tx.classFacilitator.createMany({ data: facilitators });
  const students = pupils.map(idOf);
  await tx.enrolment.createMany({
    data: students.map((studentId) => ({ classId, studentId, schoolId, enrolledAt: began })),
  });
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
