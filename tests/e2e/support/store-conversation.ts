import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

export type StoredClass = { classId: string; name: string; pupil: { id: string; name: string } };

/** A class of the demo school that `instrutor` alone is responsible for, with one pupil in it since last year. */
export async function storeClass(database: Client): Promise<StoredClass> {
  const [classId, pupilId, mark] = [randomUUID(), randomUUID(), randomUUID().slice(0, 8)];
  const name = `Turma ${mark}`;
  const login = `estudante.${mark}`;
  const pupil = { id: pupilId, name: `Zuleica Teste ${mark}` };
  await database.query(
    `INSERT INTO accounts (id, login, login_key, password_hash, tipo, name, school_id, updated_at)
     SELECT $1, $2, $2, password_hash, tipo, $3, school_id, now() FROM accounts WHERE login = 'aluno'`,
    [pupilId, login, pupil.name],
  );
  await database.query(
    `INSERT INTO students (id, school_id, registration_number, school_year, updated_at)
     SELECT id, school_id, $2, 'EF7', now() FROM accounts WHERE id = $1`,
    [pupilId, mark],
  );
  await database.query(
    `INSERT INTO classes (id, school_id, course_id, module_code, name, school_year, shift, letter, reference_year,
                          reference_semester, started_at, updated_at)
     SELECT $1, a.school_id, m.course_id, m.code, $2, 'EF7', 'morning', 'B', 2026, 2, now() - interval '1 year', now()
       FROM accounts a, course_modules m JOIN courses c ON c.id = m.course_id
      WHERE a.login = 'instrutor' AND m.code = 'MA1' AND c.code = 'MT'`,
    [classId, name],
  );
  await database.query(
    `INSERT INTO class_facilitators (class_id, facilitator_id) SELECT $1, id FROM accounts WHERE login = 'instrutor'`,
    [classId],
  );
  await database.query(
    `INSERT INTO enrolments (id, class_id, student_id, school_id, enrolled_at)
     SELECT $1, $2, id, school_id, now() - interval '1 year' FROM accounts WHERE id = $3`,
    [randomUUID(), classId, pupilId],
  );
  return { classId, name, pupil };
}

export async function removeClass(database: Client, { classId, pupil }: StoredClass): Promise<void> {
  await database.query('DELETE FROM classes WHERE id = $1', [classId]);
  await database.query('DELETE FROM accounts WHERE id = $1', [pupil.id]);
}

type Said = { question: string; answer: string; hint: number; liking?: 'liked' | 'disliked'; observation?: string };
type Talk = { turns: readonly Said[]; sources: readonly object[]; daysAgo?: number };

/** So long ago, but on the day that it was: just after midnight the minutes before are of another week. */
const onItsDay = (age: string, turn: string) => `GREATEST(now() - ${age}::interval,
  (date_trunc('day', now() AT TIME ZONE 'America/Recife') + ${turn} * interval '1 second') AT TIME ZONE 'America/Recife'
    - (extract(day FROM ${age}::interval) * interval '1 day'))`;

/** A conversation about the demo's lesson MA1-06, a minute a turn. */
export async function storeConversation(database: Client, accountId: string, { turns, sources, daysAgo = 0 }: Talk) {
  const conversationId = randomUUID();
  await database.query(
    `INSERT INTO conversations (id, account_id, school_id, subject, division, last_turn, updated_at)
     SELECT $1, id, school_id, 'licao_MA1-06', $3, $4, now() FROM accounts WHERE id = $2`,
    [conversationId, accountId, `dia ${daysAgo}`, turns.length],
  );
  for (const [index, { question, answer, hint, liking = null, observation = '' }] of turns.entries()) {
    const age = `${daysAgo} days ${turns.length - index} minutes`;
    await database.query(
      `INSERT INTO chat_messages (id, conversation_id, turn, role, content, created_at, updated_at)
       VALUES ($1, $2, $3::int, 'user', $4, ${onItsDay('$5', '$3')}, now())`,
      [randomUUID(), conversationId, index + 1, question, age],
    );
    await database.query(
      `INSERT INTO chat_messages (id, conversation_id, turn, role, content, state, origin, sources, hint, liking,
                                  observation, created_at, updated_at)
       VALUES ($1, $2, $3::int, 'assistant', $4, 'done', 'model', $5::jsonb, $6, $7, $8, ${onItsDay('$9', '$3')}, now())`,
      [randomUUID(), conversationId, index + 1, answer, JSON.stringify(sources), hint, liking, observation, age],
    );
  }
}
