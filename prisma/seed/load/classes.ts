import type { Chapter, LoadWorld } from './chapter';
import type { Random } from './random';

const pupilsOfClass = 25;
const letters = ['A', 'B', 'C', 'D'];

type LoadClass = { id: string; schoolId: string; pupils: readonly string[]; facilitatorId: string };

/** Every pupil in one class of twenty-five, every class with one facilitator of the school. */
export const classes: Chapter = {
  name: 'Classes',
  tables: ['classes'],
  write: async ({ world, random, writer }) => {
    const all = grouped(world, random);
    await writer.write('classes', rows(all, world, random));
    await writer.write('class_facilitators', responsible(all, random));
    const count = await writer.write('enrolments', enrolments(all, random));
    return `${all.length.toLocaleString('en')} classes, ${count.toLocaleString('en')} enrolments`;
  },
};

function grouped({ people }: LoadWorld, random: Random): LoadClass[] {
  const all: LoadClass[] = [];
  for (const { schoolId, students, facilitators } of people) {
    for (let at = 0; at < students.length; at += pupilsOfClass) {
      const facilitatorId = random.pick(facilitators);
      all.push({ id: random.id(), schoolId, pupils: students.slice(at, at + pupilsOfClass), facilitatorId });
    }
  }
  return all;
}

function* rows(all: readonly LoadClass[], { courses }: LoadWorld, random: Random) {
  for (const [index, { id, schoolId }] of all.entries()) {
    const letter = random.pick(letters);
    const course = random.pick(courses);
    const created = random.moment();
    yield {
      id,
      school_id: schoolId,
      course_id: course.id,
      module_code: random.pick(course.moduleCodes),
      name: `Turma ${letter} nº ${index + 1}`,
      school_year: 'EF7',
      shift: random.pick(['morning', 'afternoon', 'night']),
      letter,
      reference_year: 2026,
      reference_semester: 1,
      started_at: created,
      created_at: created,
      updated_at: created,
    };
  }
}

function* responsible(all: readonly LoadClass[], random: Random) {
  for (const { id, facilitatorId } of all)
    yield { class_id: id, facilitator_id: facilitatorId, created_at: random.moment() };
}

function* enrolments(all: readonly LoadClass[], random: Random) {
  for (const { id: class_id, schoolId: school_id, pupils } of all) {
    for (const student_id of pupils) {
      yield { id: random.id(), class_id, student_id, school_id, enrolled_at: random.moment() };
    }
  }
}
