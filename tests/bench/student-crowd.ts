import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { schoolYears } from '@/lib/students/rules';
import { bulkWriter } from '@/prisma/seed/load/bulk-writer';
import { type Random, randomOf } from '@/prisma/seed/load/random';

const firstNames = ['Ana', 'João', 'Beatriz', 'Davi', 'Thaís', 'Íris', 'Caio', 'Lívia', 'Otávio', 'Yasmin', 'Zélia'];
const lastNames = ['Souza', 'Araújo', 'Lima', 'Gonçalves', 'Cavalcanti', 'Sá', 'Melo', 'Tenório', 'Brandão', 'Queiroz'];
const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'ro', 'su', 'ta', 've'];

const perClass = 30;
/** Of twenty, however many there are: a page of the list in each school. */
export const rareName = 'Wandercleide';

export type Crowd = { schoolId: string; classId: string };

/** One school with so many pupils, in classes of thirty; one in twenty is inactive. */
export async function crowd(count: number, databaseUrl: string): Promise<Crowd> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const random = randomOf(count, 'students');
    const ids = Array.from({ length: count }, () => random.id());
    const schoolId = random.id();
    const classes = Array.from({ length: Math.ceil(count / perClass) }, () => random.id());
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO schools (id, name, city, state, updated_at) VALUES ($1, $2, 'Recife', 'PE', now())`,
      [schoolId, `Escola de ${count}`],
    );
    const courseId = random.id();
    await client.query(
      `INSERT INTO courses (id, code, version, family, name, duration_type, duration_description, target_audience,
                            objective, characterization, status, updated_at)
       VALUES ($1, $2, '1', 'teens', 'Curso', 'long', '', '', '', '', 'active', now())`,
      [courseId, `M${randomUUID().slice(0, 8)}`],
    );
    await client.query(
      `INSERT INTO course_modules (id, course_id, code, position, name, updated_at) VALUES ($1, $2, 'M1', 1, 'M1', now())`,
      [random.id(), courseId],
    );
    const writer = bulkWriter(client);
    await writer.write('accounts', accounts(ids, schoolId, random));
    await writer.write('students', students(ids, schoolId, random));
    await writer.write('classes', schoolClasses(classes, schoolId, courseId));
    await writer.write('enrolments', enrolments(ids, classes, schoolId, random));
    await client.query('COMMIT');
    await client.query('VACUUM ANALYZE accounts, students, classes, enrolments');
    return { schoolId, classId: classes[0] as string };
  } finally {
    await client.end();
  }
}

const now = '2026-03-02T12:00:00Z';

function* accounts(ids: readonly string[], school_id: string, random: Random) {
  for (const [index, id] of ids.entries()) {
    const middle = Array.from({ length: 3 }, () => random.pick(syllables)).join('');
    const first = index % Math.floor(ids.length / 20) === 7 ? rareName : random.pick(firstNames);
    const name = `${first} ${middle} ${random.pick(lastNames)}`;
    const login = `${id.slice(0, 8)}${id.slice(24)}${index}`;
    const active = index % 20 !== 3;
    const row = { id, login, login_key: login, name, school_id, active, updated_at: now };
    yield { ...row, password_hash: 'none', tipo: 'aluno' };
  }
}

function* students(ids: readonly string[], school_id: string, random: Random) {
  for (const [index, id] of ids.entries()) {
    const registration_number = String(2026000000 + index);
    yield { id, school_id, registration_number, school_year: random.pick(schoolYears), updated_at: now };
  }
}

function* schoolClasses(ids: readonly string[], school_id: string, course_id: string) {
  for (const [index, id] of ids.entries()) {
    const shown = { name: `Turma ${index}`, letter: 'A', school_year: 'EF7', shift: 'morning' };
    const when = { reference_year: 2026, reference_semester: 1, started_at: now, updated_at: now };
    yield { id, school_id, course_id, module_code: 'M1', ...shown, ...when };
  }
}

function* enrolments(ids: readonly string[], classes: readonly string[], school_id: string, random: Random) {
  for (const [index, student_id] of ids.entries()) {
    const class_id = classes[Math.floor(index / perClass)] as string;
    yield { id: random.id(), class_id, student_id, school_id, enrolled_at: now };
  }
}
