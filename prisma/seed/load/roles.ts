import type { Chapter, LoadWorld } from './chapter';
import { familyNames, givenNames } from './names';
import { schoolsOfAdvisor } from './people';
import type { Random } from './random';

const years = ['EF3', 'EF4', 'EF5', 'EF6', 'EF7', 'EF8', 'EF9', 'EM1', 'EM2', 'EM3'];

/** What the people are at their schools, and a guardian for each pupil. Who goes takes it along. */
export const roles: Chapter = {
  name: 'Roles',
  tables: ['guardians'],
  write: async ({ world, random, writer }) => {
    const guardians = new Map<string, string>();
    const count = await writer.write('students', students(world, random));
    await writer.write('facilitators', facilitators(world, random));
    await writer.write('school_links', links(world, random));
    await writer.write('guardians', guardiansOf(world, random, guardians));
    await writer.write('student_guardians', ties(world, guardians));
    return `${count.toLocaleString('en')} students with a guardian`;
  },
};

function* students({ people }: LoadWorld, random: Random) {
  for (const { schoolId, students: ids } of people) {
    for (const [index, id] of ids.entries()) {
      const created = random.moment();
      yield {
        id,
        school_id: schoolId,
        registration_number: String(10_000 + index),
        school_year: random.pick(years),
        sex: random.pick(['male', 'female']),
        created_at: created,
        updated_at: created,
      };
    }
  }
}

function* facilitators({ people }: LoadWorld, random: Random) {
  for (const { facilitators: ids } of people) {
    for (const id of ids) {
      const created = random.moment();
      yield { id, mm_code: random.below(4) === 0, created_at: created, updated_at: created };
    }
  }
}

function* links({ people }: LoadWorld, random: Random) {
  for (const [index, { schoolId, facilitators: ids, advisors }] of people.entries()) {
    for (const account_id of ids) yield { account_id, school_id: schoolId, created_at: random.moment() };
    const overseen = people.slice(index, index + schoolsOfAdvisor);
    for (const account_id of advisors)
      for (const { schoolId: school_id } of overseen) yield { account_id, school_id, created_at: random.moment() };
  }
}

function* guardiansOf({ people }: LoadWorld, random: Random, byStudent: Map<string, string>) {
  for (const [school, { schoolId, students: ids }] of people.entries()) {
    for (const [index, studentId] of ids.entries()) {
      const id = random.id();
      byStudent.set(studentId, id);
      const created = random.moment();
      yield {
        id,
        school_id: schoolId,
        name: `${random.pick(givenNames)} ${random.pick(familyNames)}`,
        email: `responsavel.${school + 1}.${index + 1}@carga.example`,
        relationship: random.pick(['father', 'mother', 'other']),
        receives_email: random.below(5) > 0,
        created_at: created,
        updated_at: created,
      };
    }
  }
}

function* ties({ people }: LoadWorld, byStudent: ReadonlyMap<string, string>) {
  for (const { schoolId, students: ids } of people) {
    for (const student_id of ids) {
      yield { student_id, guardian_id: byStudent.get(student_id) ?? null, school_id: schoolId, position: 1 };
    }
  }
}
