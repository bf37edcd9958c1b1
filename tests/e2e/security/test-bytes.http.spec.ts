import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Client } from 'pg';
import { test } from '../support/http-test';
import { newClient, openSession } from '../support/sessions';
import { removeClasses } from '../support/store-class-world';
import { removeContent } from '../support/store-content';
import { type RunningClass, storeRunningClass } from '../support/store-running-class';
import { storeReleasedTest } from '../support/store-test';

const own = { name: 'MARK-own-test', right: 'MARK-own-right', why: 'MARK-own-why' };
const other = { name: 'MARK-other-test', right: 'MARK-other-right', why: 'MARK-other-why' };
const keyOf = ({ right, why }: typeof own) => [right, why, '"tolerance"'];

test('no right answer is in the bytes that a student gets before it is due, nor anything of the test of another class', async ({
  database,
  playwright,
  origin,
}) => {
  const rooms = [await storeRunningClass(database, ['Ana Prado']), await storeRunningClass(database, ['Bia Reis'])];
  const [room, neighbour] = rooms as [(typeof rooms)[0], (typeof rooms)[0]];
  await storeReleasedTest(database, room, own);
  await storeReleasedTest(database, neighbour, other);
  const loginOf = async (schoolId: string) =>
    (await database.query(`SELECT login FROM accounts WHERE tipo = 'aluno' AND school_id = $1`, [schoolId])).rows[0]
      .login;
  const attemptOf = async (classId: string) =>
    (await database.query('SELECT id FROM test_attempts WHERE class_id = $1', [classId])).rows[0].id as string;
  const cookies = await openSession({ playwright, origin }, await loginOf(room.schoolId));
  const client = await newClient({ playwright, origin }, cookies);
  const headers = { origin };
  const post = (path: string, data: object = {}, more: Record<string, string> = {}) =>
    client.post(`/api/provas/attempts/${path}`, { data, headers: { ...headers, ...more } });
  try {
    const [attempt, foreign] = [await attemptOf(room.classId), await attemptOf(neighbour.classId)];
    const seen = async () => {
      const pages = ['/onlinetest', '/en/onlinetest', '/student', '/kept/onlinetest'];
      const asked = [
        ...pages.map((path) => client.get(path)),
        ...pages.map((path) => client.get(`${path}?_rsc=`, { headers: { rsc: '1' } })),
        client.get('/api/provas/mine'),
        ...[attempt, foreign].flatMap((id) => [
          post(`${id}/begin`),
          post(`${id}/answerKey/shown`),
          post(`${id}/answers`, { answers: [] }, { 'x-attempt-key': 'x' }),
          client.get(`/api/turmas/${neighbour.classId}/units/1/test/attempts/${id}`),
        ]),
        ...rooms.flatMap(({ classId }) => [
          client.get(`/api/turmas/${classId}/units/1/test`),
          client.get(`/api/turmas/${classId}/units/1/test/texts`),
        ]),
      ];
      return (await Promise.all((await Promise.all(asked)).map((answer) => answer.text()))).join('\n');
    };
    const begun = await (await post(`${attempt}/begin`)).json();
    const before = `${await seen()}${await (await post(`${attempt}/answerKey`)).text()}`;
    expect(before).toContain(own.name);
    for (const mark of [...keyOf(own), ...keyOf(other), other.name]) expect(before).not.toContain(mark);

    await post(`${attempt}/conclude`, { seq: 1000, byTime: false }, { 'x-attempt-key': begun.key });
    const foreignKey = await post(`${foreign}/answerKey`);
    expect(foreignKey.status()).toBe(404);
    const after = await seen();
    for (const mark of [...keyOf(own), ...keyOf(other), other.name]) expect(after).not.toContain(mark);
    // Due now: once, until a browser says that it was shown.
    const key = await (await post(`${attempt}/answerKey`)).text();
    for (const mark of keyOf(own)) expect(key).toContain(mark);
    await post(`${attempt}/answerKey/shown`);
    const again = `${await (await post(`${attempt}/answerKey`)).text()}${await seen()}`;
    for (const mark of keyOf(own)) expect(again).not.toContain(mark);
  } finally {
    await client.dispose();
    for (const { classId, schoolId, content } of rooms) {
      await database.query('DELETE FROM test_releases WHERE class_id = $1', [classId]);
      await removeClasses(database, schoolId);
      await removeContent(database, content);
    }
  }
});

test('no name, no question, no answer and no right one is in the bytes that an advisor gets of the tests', async ({
  database,
  playwright,
  origin,
}) => {
  // So many that their mean is told.
  const names = ['Ana Prado', 'Bia Reis', 'Caio Luz', 'Davi Melo', 'Eva Lins'];
  const room = await storeRunningClass(database, names);
  await storeReleasedTest(database, room, own);
  await storeEnded(database, room);
  const login = await storeAdvisor(database, room.schoolId);
  const client = await newClient({ playwright, origin }, await openSession({ playwright, origin }, login));
  try {
    const pages = ['/onlinetest', '/en/onlinetest'];
    const asked = pages.flatMap((path) => [client.get(path), client.get(`${path}?_rsc=`, { headers: { rsc: '1' } })]);
    const seen = (await Promise.all((await Promise.all(asked)).map((answer) => answer.text()))).join('\n');
    expect(seen).toContain('média da teoria 67%');
    for (const mark of [...names, ...keyOf(own), 'MARK-answer', 'Quantas vezes o laço repete?', 'Três vezes'])
      expect(seen).not.toContain(mark);
  } finally {
    await client.dispose();
    await database.query('DELETE FROM test_releases WHERE class_id = $1', [room.classId]);
    await removeClasses(database, room.schoolId);
    await removeContent(database, room.content);
  }
});

/** As if everybody had answered each question and two thirds were right. */
async function storeEnded(database: Client, { classId }: RunningClass): Promise<void> {
  await database.query(
    `INSERT INTO test_answers (attempt_id, question_id, seq, value, received_at)
     SELECT a.id, q.id, 1000, '"MARK-answer"', now() FROM test_attempts a
       JOIN test_releases r ON r.id = a.release_id JOIN test_questions q ON q.version_id = r.version_id
      WHERE a.class_id = $1`,
    [classId],
  );
  await database.query(
    `UPDATE test_attempts SET state = 'concluded', begun_at = now(), deadline = now(), concluded_at = now(),
            concluded_by = 'student' WHERE class_id = $1`,
    [classId],
  );
  await database.query(
    `INSERT INTO test_grades (class_id, school_id, student_id, unit, theory_right, theory_total)
     SELECT class_id, school_id, student_id, unit, 200, 300 FROM test_attempts WHERE class_id = $1`,
    [classId],
  );
}

/** An advisor of that school alone. */
async function storeAdvisor(database: Client, schoolId: string): Promise<string> {
  const login = `pessoa.${randomUUID().slice(0, 8)}`;
  await database.query(
    `WITH advisor AS (
       INSERT INTO accounts (id, login, login_key, password_hash, tipo, name, school_id, updated_at)
       SELECT $1, $2, $2, password_hash, tipo, 'Assessora de Teste', $3, now() FROM accounts WHERE login = 'assessoria'
       RETURNING id)
     INSERT INTO school_links (account_id, school_id) SELECT id, $3 FROM advisor`,
    [randomUUID(), login, schoolId],
  );
  return login;
}
