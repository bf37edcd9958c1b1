import { expect } from '@playwright/test';
import { holdRequests } from '../support/hold-requests';
import { openSession } from '../support/sessions';
import { removeContent, storeContent } from '../support/store-content';
import { test } from '../support/test';

test('an administrator writes a test, is told beside its field what is missing, and publishes it', async ({
  page,
  database,
  playwright,
  origin,
  consoleWatch,
}) => {
  const content = await storeContent(database, { courseName: 'Curso da prova', moduleName: 'Módulo da prova' });
  try {
    await page.context().addCookies(await openSession({ playwright, origin }, 'admin'));
    await page.goto('/adm/tests');
    await page.getByLabel('Módulo', { exact: true }).selectOption({ label: 'Curso da prova · MA1 · Módulo da prova' });
    await page.getByLabel('Nome do modelo').fill('Modelo da manhã');
    await page.getByRole('button', { name: 'Criar' }).click();
    await page.getByLabel('Tipo da questão').selectOption('twoRight');
    await page.getByRole('button', { name: 'Adicionar questão' }).click();
    await page.getByLabel('Enunciado').fill('Quais são entradas?');
    await page.getByLabel('Assunto').fill('Entrada');
    const choices = page.getByRole('group', { name: 'Alternativas, com as duas certas marcadas' });
    for (const [at, text] of ['mouse', 'teclado', 'tela', 'caixa de som'].entries())
      await choices.getByRole('textbox').nth(at).fill(text);
    await choices.getByRole('checkbox').nth(0).check();

    async function publish() {
      await page.getByRole('button', { name: 'Publicar' }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Publicar' }).click();
      await expect(question).toBeHidden();
    }
    consoleWatch.expect(/status of 422/, /test-version\.incomplete/);
    await publish();
    await expect(page.getByText('Marque as duas certas.')).toBeVisible();
    await choices.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Ver como o estudante' }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'teclado' }).check();
    await page.keyboard.press('Escape');
    // What is typed while the draft is on its way is not saved with it.
    const letGo = await holdRequests(page, '**/api/provas/versions/*');
    await page.getByLabel('Assunto').fill('Entradas');
    const save = page.getByRole('button', { name: 'Salvar' });
    await save.click();
    await page.getByLabel('Assunto').fill('Entradas e saídas');
    letGo();
    await expect(save).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('Há mudanças não salvas')).toBeVisible();
    await publish();
    await expect(page.getByText('Esta versão está publicada e não muda mais.')).toBeVisible();
    await expect(page.getByText('✓ teclado')).toBeVisible();
  } finally {
    await database.query('DELETE FROM test_models WHERE course_id = $1', [content.ids.course]);
    await removeContent(database, content);
  }
});
