import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { RunningClass } from './store-running-class';

const choices = ['Três vezes', 'Quatro vezes', 'Nenhuma'].map((text, at) => ({ id: `o${at}`, text }));
const questions = [
  { kind: 'single', prompt: 'Quantas vezes o laço repete?', body: { choices }, right: 'o1' },
  { kind: 'number', prompt: 'Quanto mede o lado?', body: { unit: 'cm' }, right: { value: 12.5, tolerance: 0 } },
  { kind: 'shortText', prompt: 'O que faz o laço?', body: {}, right: 'Repete.' },
];

/** What a test may look for in bytes: the name of the test, what is right in it and why. */
type Marks = { name?: string; right?: string; why?: string };

/** The first unit's test of a class, pinned, written, published and released to everybody.. */
export async function storeReleasedTest(
  database: Client,
  { classId, schoolId, content }: RunningClass,
  { name = 'Prova do laço', right: full, why = '' }: Marks = {},
) {
  await database.query(
    `INSERT INTO pinned_modules (class_id, school_id, scheme_version, family, mm_code, missions, tests, projects)
     SELECT $1, $2, max(version), 'teens', false, '[]', '[{"unit":1,"name":"Prova 1"}]', '[]' FROM point_schemes
         ON CONFLICT DO NOTHING`,
    [classId, schoolId],
  );
  const [model, version, release] = [randomUUID(), randomUUID(), randomUUID()];
  await database.query(
    `INSERT INTO test_models (id, course_id, module_code, number, name, updated_at)
     VALUES ($1, $2, $3, 1, $4, now())`,
    [model, content.ids.course, content.module, name],
  );
  await database.query(
    'INSERT INTO test_versions (id, model_id, number, limit_minutes, updated_at) VALUES ($1, $2, 1, 20, now())',
    [version, model],
  );
  for (const [at, { kind, prompt, body, right }] of questions.entries()) {
    const id = randomUUID();
    await database.query(
      `INSERT INTO test_questions (id, version_id, position, kind, topic, prompt, body)
       VALUES ($1, $2, $3, $4, 'Laços', $5, $6)`,
      [id, version, at + 1, kind, prompt, JSON.stringify(body)],
    );
    const stored = kind === 'shortText' ? (full ?? right) : right;
    await database.query('INSERT INTO question_keys (question_id, "right", explanation) VALUES ($1, $2, $3)', [
      id,
      JSON.stringify(stored),
      why,
    ]);
  }
  await database.query('UPDATE test_versions SET published_at = now() WHERE id = $1', [version]);
  await database.query(
    `INSERT INTO test_releases (id, class_id, school_id, unit, version_id, released_at, begin_until, limit_minutes)
     VALUES ($1, $2, $3, 1, $4, now(), now() + interval '2 hours', 20)`,
    [release, classId, schoolId, version],
  );
  await database.query(
    `INSERT INTO test_attempts (id, release_id, school_id, class_id, unit, student_id, seed)
     SELECT gen_random_uuid(), $1, school_id, class_id, 1, student_id, 7 FROM enrolments WHERE class_id = $2`,
    [release, classId],
  );
}
