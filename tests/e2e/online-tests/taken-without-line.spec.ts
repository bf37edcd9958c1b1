import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openBrowserOnLine } from '../support/browser-on-line';
import { startCutLine } from '../support/cut-line';
import { shellsKept } from '../support/kept-on-device';
import { openSession } from '../support/sessions';
import { removeClasses } from '../support/store-class-world';
import { removeContent } from '../support/store-content';
import { storeRunningClass } from '../support/store-running-class';
import { storeReleasedTest } from '../support/store-test';
import { test } from '../support/test';

/** The questions stand in the pupil's own order: the one that shows this. */
async function toQuestion(page: Page, words: string): Promise<void> {
  const strip = page.getByRole('navigation', { name: 'Questões' });
  for (let number = 1; number <= 3; number += 1) {
    await strip.getByRole('button', { name: new RegExp(`^Questão ${number},`) }).click();
    if (await page.getByText(words).isVisible()) return;
  }
  throw new Error(`no question says "${words}"`);
}

/** As on a slow line: pressed before any script has come, which asks the server at once, and once. */
async function beginEarly(page: Page, address: string): Promise<void> {
  const begins: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/begin')) begins.push(request.url());
  });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js', (route) => scripts.promise.then(() => route.continue()));
  await page.goto(address, { waitUntil: 'commit' });
  const begun = page.waitForResponse('**/begin');
  await page.getByRole('button', { name: 'Começar a prova' }).click();
  await begun;
  scripts.resolve();
  await expect(page.getByRole('navigation', { name: 'Questões' })).toBeVisible();
  expect(begins).toHaveLength(1);
}

test('a test that is begun goes on without a line, through a closed browser, and hands in every answer', async ({
  page: teachers,
  database,
  playwright,
  origin,
}, testInfo) => {
  const room = await storeRunningClass(database, ['Ana Prado']);
  await storeReleasedTest(database, room);
  const { rows } = await database.query(`SELECT login FROM accounts WHERE tipo = 'aluno' AND school_id = $1`, [
    room.schoolId,
  ]);
  const line = await startCutLine(origin);
  const open = () => openBrowserOnLine({ testInfo, origin, line });
  let context: BrowserContext | undefined;
  try {
    context = await open();
    await context.addCookies(await openSession({ playwright, origin }, rows[0].login));
    let page = await context.newPage();
    await beginEarly(page, `${origin}/onlinetest`);
    await toQuestion(page, 'Quantas vezes o laço repete?');
    await page.getByRole('radio', { name: 'Quatro vezes' }).check();
    await expect(page.getByText('Salva', { exact: true })).toBeVisible();
    await shellsKept(page, '/kept/onlinetest');
    // What may open over the page without a line has come.
    const panel = { name: 'O que espera para ser salvo', includeHidden: true };
    await expect(page.getByRole('heading', panel)).toBeAttached();

    line.become('cut');
    await toQuestion(page, 'Quanto mede o lado?');
    await page.getByRole('textbox', { name: 'Seu número' }).fill('12,5');
    await expect(page.getByText('1 resposta está só neste aparelho')).toBeVisible();
    await page.getByRole('button', { name: /^Minha conta/ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    const leaving = page.getByRole('alertdialog', { name: '1 registro ainda não foi salvo' });
    await expect(leaving).toContainText('Prova do laço: 1 resposta');
    await leaving.getByRole('button', { name: 'Ficar' }).click();
    await context.close();
    context = await open();
    page = await context.newPage();
    await page.goto(`${origin}/onlinetest`);
    await toQuestion(page, 'Quanto mede o lado?');
    await expect(page.getByRole('textbox', { name: 'Seu número' })).toHaveValue('12,5');
    await toQuestion(page, 'O que faz o laço?');
    await page.getByRole('textbox', { name: 'Sua resposta' }).fill('Repete o que está dentro.');
    await page.getByRole('button', { name: /^Questão 3,/ }).click();
    await page.getByRole('button', { name: 'Ir para o resumo' }).click();
    await expect(page.getByText('3 de 3 questões respondidas.')).toBeVisible();
    await page.getByRole('button', { name: 'Concluir a prova' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Concluir a prova' }).click();
    await expect(page.getByText('2 respostas ainda estão só neste aparelho.')).toBeVisible();

    // Who teaches carries them by hand: the line is still cut.
    await page.getByRole('button', { name: 'Entregar sem internet' }).click();
    await expect(page.getByRole('img', { name: 'Código 1 de 1' })).toBeVisible();
    await page.getByText('Sem câmera').click();
    const lines = await page.getByRole('group').getByRole('listitem').allTextContents();
    await teachers.context().addCookies(await openSession({ playwright, origin }, room.login));
    await teachers.goto(`/facilitator/tests/${room.classId}/1`);
    await teachers.getByRole('button', { name: 'Receber sem internet' }).click();
    const receiving = teachers.getByRole('dialog');
    await receiving.getByLabel('Ou digite as linhas').fill(lines.with(1, 'AAAA').join('\n'));
    await receiving.getByRole('button', { name: 'Enviar as linhas' }).click();
    await expect(receiving.getByText('Confira a linha 2.')).toBeVisible();
    await receiving.getByRole('button', { name: 'Fechar' }).click();
    await teachers.getByRole('button', { name: 'Receber sem internet' }).click();
    await expect(receiving.getByLabel('Ou digite as linhas')).toHaveValue(/AAAA/);
    await receiving.getByLabel('Ou digite as linhas').fill(lines.join('\n').toLowerCase());
    await receiving.getByRole('button', { name: 'Enviar as linhas' }).click();
    await expect(receiving.getByText('2 respostas recebidas.')).toBeVisible();

    line.become('open');
    await page.getByRole('button', { name: 'Enviar agora' }).click();
    await expect(page.getByText('Todas as suas respostas estão salvas.')).toBeVisible();
    const stored = await database.query(
      `SELECT count(*)::int AS answers, a.state, a.concluded_by, a.receipt, a.theory_right
         FROM test_attempts a JOIN test_answers t ON t.attempt_id = a.id WHERE a.class_id = $1 GROUP BY a.id`,
      [room.classId],
    );
    expect(stored.rows).toEqual([
      { answers: 3, state: 'concluded', concluded_by: 'student', receipt: expect.any(String), theory_right: 200 },
    ]);
    await expect(page.getByText(stored.rows[0].receipt)).toBeVisible();

    await page.goto(`${origin}/onlinetest`);
    await page.getByRole('button', { name: 'Ver resultado e gabarito' }).click();
    await expect(page.getByText('Teoria: 67%')).toBeVisible();
    await expect(page.getByText('Espera a nota', { exact: true })).toBeVisible();
  } finally {
    await context?.close();
    await line.stop();
    await database.query('DELETE FROM test_releases WHERE class_id = $1', [room.classId]);
    await removeClasses(database, room.schoolId);
    await removeContent(database, room.content);
  }
});
