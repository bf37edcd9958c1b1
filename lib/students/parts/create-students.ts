import type { Tx } from '@/lib/platform/db/client';
import type { SchoolYear, Sex } from '@/lib/platform/db/generated/client';

export type StudentFacts = {
  id: string;
  registrationNumber: string;
  schoolYear: SchoolYear;
  sex: Sex | null;
  nickname: string;
  birthDate: string | null;
  providerId: string | null;
};

/** A part of registering many pupils at once, whose accounts have been made. One statement. */
export async function createStudents(tx: Tx, schoolId: string, students: readonly StudentFacts[], now: Date) {
  await tx.$executeRaw`
    INSERT INTO students (id, school_id, registration_number, school_year, sex, nickname, birth_date, provider_id,
                          created_at, updated_at)
    SELECT id, ${schoolId}::uuid, registration_number, school_year::"SchoolYear", sex::"Sex", nickname, birth_date::date,
           provider_id, ${now}, ${now}
      FROM unnest(${students.map(({ id }) => id)}::uuid[],
                  ${students.map(({ registrationNumber }) => registrationNumber)}::text[],
                  ${students.map(({ schoolYear }) => schoolYear)}::text[], ${students.map(({ sex }) => sex)}::text[],
                  ${students.map(({ nickname }) => nickname)}::text[],
                  ${students.map(({ birthDate }) => birthDate)}::text[],
                  ${students.map(({ providerId }) => providerId)}::text[])
           AS given(id, registration_number, school_year, sex, nickname, birth_date, provider_id)`;
}
