import type { Tx } from '@/lib/platform/db/client';
import type { StudentFacts } from './create-students';

/** A part of correcting many pupils of a school at once; forms that were opened before are refused. One statement. */
export async function saveStudents(tx: Tx, schoolId: string, students: readonly StudentFacts[], now: Date) {
  if (students.length === 0) return;
  await tx.$executeRaw`
    UPDATE students AS student
       SET registration_number = given.registration_number, school_year = given.school_year::"SchoolYear",
           sex = given.sex::"Sex", nickname = given.nickname, birth_date = given.birth_date::date,
           provider_id = given.provider_id, revision = student.revision + 1, updated_at = ${now}
      FROM unnest(${students.map(({ id }) => id)}::uuid[],
                  ${students.map(({ registrationNumber }) => registrationNumber)}::text[],
                  ${students.map(({ schoolYear }) => schoolYear)}::text[], ${students.map(({ sex }) => sex)}::text[],
                  ${students.map(({ nickname }) => nickname)}::text[],
                  ${students.map(({ birthDate }) => birthDate)}::text[],
                  ${students.map(({ providerId }) => providerId)}::text[])
           AS given(id, registration_number, school_year, sex, nickname, birth_date, provider_id)
     WHERE student.id = given.id AND student.school_id = ${schoolId}::uuid`;
}
