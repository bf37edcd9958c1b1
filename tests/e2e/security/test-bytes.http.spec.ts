import { expect } from '@playwright/test';
import { test } from '../support/http-test';
import { newClient, openSession } from '../support/sessions';
import { removeClasses } from '../support/store-class-world';
import { removeContent } from '../support/store-content';
import { storeRunningClass } from '../support/store-running-class';
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
