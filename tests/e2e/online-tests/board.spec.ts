import { expect } from '@playwright/test';
import { openSession } from '../support/sessions';
import { removeClasses } from '../support/store-class-world';
import { removeContent } from '../support/store-content';
import { storeRunningClass } from '../support/store-running-class';
import { storeReleasedTest } from '../support/store-test';
import { test } from '../support/test';

// Where the clock in the room is an hour behind Brasília's.
test.use({ timezoneId: 'America/Manaus' });

test('who teaches releases a test, gives more time, ends it, grades what was written and resets one', async ({
  page,
  database,
  playwright,
  origin,
}) => {
  const room = await storeRunningClass(database, ['Ana Prado', 'Bento Reis']);
  await storeReleasedTest(database, room);
  await database.query('DELETE FROM test_releases WHERE class_id = $1', [room.classId]);
  try {
    await page.context().addCookies(await openSession({ playwright, origin }, room.login));
    await page.goto('/onlinetest');
    await page.getByRole('link', { name: 'Unidade 1 · Prova 1' }).click();
    await page.getByRole('button', { name: 'Liberar para 2 estudantes' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Tempo em minutos').fill('30');
    await dialog.getByRole('button', { name: 'Ver como o estudante' }).click();
    await dialog.filter({ hasText: 'Prévia da prova' }).getByRole('button', { name: 'Fechar' }).click();
    await expect(dialog.getByLabel('Tempo em minutos')).toHaveValue('30');
    await dialog.getByRole('button', { name: 'Liberar' }).click();
    const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    const [ana, bento] = [rowOf('Ana Prado'), rowOf('Bento Reis')];
    await expect(bento).toContainText('Liberada');
    const { rows } = await database.query(
      `SELECT to_char(begin_until AT TIME ZONE 'America/Manaus', 'HH24:MI') AS time FROM test_releases WHERE class_id = $1`,
      [room.classId],
    );
    await expect(bento).toContainText(`começa até ${rows[0].time}`);

    // As Ana's device does it.
    await database.query(
      `UPDATE test_attempts SET state = 'begun', begun_at = now(), deadline = now() + interval '30 minutes', heard_at = now()
        WHERE class_id = $1 AND student_id = (SELECT id FROM accounts WHERE name = 'Ana Prado' AND school_id = $2)`,
      [room.classId, room.schoolId],
    );
    await database.query(
      `INSERT INTO test_answers (attempt_id, question_id, seq, value, received_at)
       SELECT a.id, q.id, 1000, '"Repete o bloco."', now() FROM test_attempts a
         JOIN test_releases r ON r.id = a.release_id JOIN test_questions q ON q.version_id = r.version_id
        WHERE a.class_id = $1 AND a.state = 'begun' AND q.kind = 'shortText'`,
      [room.classId],
    );
    await page.reload();
    await expect(ana).toContainText('1 de 3 respondidas');
    await ana.getByRole('checkbox').check();
    await page.getByRole('button', { name: '5 min', exact: true }).click();
    await expect(ana).toContainText('5 min a mais');
    await page.getByRole('button', { name: 'Encerrar a de 2 estudantes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar' }).click();
    await expect(ana).toContainText('encerrada por quem ensina');
    await expect(bento).toContainText('Não começou');

    await page.getByRole('link', { name: 'Respostas escritas' }).click();
    // From the last written answer on to the practice of the first.
    await rowOf('Repete o bloco.').getByRole('button', { name: '50%' }).press('5');
    await expect(rowOf('Repete o bloco.')).toContainText('Ana Prado');
    await page.keyboard.press('4');
    await expect(rowOf('nota 75')).toContainText('Ana Prado');
    await page.keyboard.press('1');
    await expect(bento).toContainText('nota 0');
    await page.goBack();
    await page.getByRole('button', { name: 'Zerar a prova de Ana Prado' }).click();
    await expect(ana).toContainText('teoria 33%');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Zerar' }).click();
    await expect(ana).toContainText('Não liberada');
  } finally {
    // A page that still listens would ask for news of a class that is gone.
    await page.goto('about:blank');
    await database.query('DELETE FROM test_releases WHERE class_id = $1', [room.classId]);
    await removeClasses(database, room.schoolId);
    await removeContent(database, room.content);
  }
});
