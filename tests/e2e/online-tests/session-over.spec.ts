import { expect } from '@playwright/test';
import { demoPassword, newClient, openSession } from '../support/sessions';
import { removeClasses } from '../support/store-class-world';
import { removeContent } from '../support/store-content';
import { storeRunningClass } from '../support/store-running-class';
import { storeReleasedTest } from '../support/store-test';
import { test } from '../support/test';

test('a session that ends under a test asks over the page, and the answers go on being saved meanwhile @only-phone', async ({
  page,
  database,
  playwright,
  origin,
  consoleWatch,
}) => {
  // What comes behind the page may ask for the session before it has ended, or after.
  consoleWatch.allow(/status of 401/, /stored profile/);
  const room = await storeRunningClass(database, ['Ana Prado']);
  await storeReleasedTest(database, room);
  const ofPupil = `SELECT id, login FROM accounts WHERE tipo = 'aluno' AND school_id = $1`;
  const { id, login } = (await database.query(ofPupil, [room.schoolId])).rows[0];
  const teacher = await newClient({ playwright, origin }, await openSession({ playwright, origin }, room.login));
  try {
    await page.context().addCookies(await openSession({ playwright, origin }, login));
    await page.goto('/onlinetest');
    await page.getByRole('button', { name: 'Começar a prova' }).click();
    await expect(page.getByRole('group', { name: 'Questão 1 de 3' })).toBeVisible();
    await database.query('UPDATE sessions SET revoked_at = now() WHERE account_id = $1', [id]);
    // Nothing is told to whose session has ended, and this is what tells the page so.
    const given = await teacher.post(`/api/turmas/${room.classId}/units/1/test/extraMinutes`, {
      data: { studentIds: [id], minutes: 5 },
    });
    expect(given.status()).toBe(200);
    const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
    // Where the page hears nothing of it, within the 20 s in which every line is looked at.
    await expect(dialog).toContainText('o que você responde na prova continua sendo salvo', { timeout: 25_000 });
    await dialog.getByRole('button', { name: 'Depois' }).click();
    await page.getByRole('radio', { name: 'Quatro vezes' }).check();
    await expect(page.getByText('Salva', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: /^Questão 3,/ }).click();
    await page.getByRole('button', { name: 'Ir para o resumo' }).click();
    await page.getByRole('button', { name: 'Concluir a prova' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Concluir a prova' }).click();
    await expect(page.getByText('Todas as suas respostas estão salvas.')).toBeVisible();
    // What is not the test's own asks for the session again.
    await page.getByRole('button', { name: 'Voltar às provas' }).click();
    await dialog.getByLabel('Usuário').fill(login);
    await dialog.getByRole('textbox', { name: 'Senha' }).fill(demoPassword);
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Ver resultado e gabarito' }).click();
    await expect(page.getByText('Teoria: 33%')).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await teacher.dispose();
    await database.query('DELETE FROM test_releases WHERE class_id = $1', [room.classId]);
    await removeClasses(database, room.schoolId);
    await removeContent(database, room.content);
  }
});
