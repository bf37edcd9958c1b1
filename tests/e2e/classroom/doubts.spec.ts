import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { openSession } from '../support/sessions';
import { test } from '../support/test';

const text = `O motor gira ao contrário ${randomUUID().slice(0, 8)}`;

test.afterEach(async ({ database }) => {
  await database.query('DELETE FROM doubts WHERE text = $1', [text]);
});

/** Once the page listens: what happens from then on is told. */
function hears(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => new URL(response.url()).pathname === '/api/live');
}

test('a student asks, who teaches sees it within 2 s and answers, and the student reads that @only-phone', async ({
  page,
  context,
  browser,
  playwright,
  origin,
}) => {
  await context.addCookies(await openSession({ playwright, origin }, 'instrutor'));
  const deskHears = hears(page);
  await page.goto('/run');
  const doubts = page.getByRole('tab', { name: /^Dúvidas/ });
  await doubts.click();
  const pupilsContext = await browser.newContext({ baseURL: origin, viewport: page.viewportSize() });
  await pupilsContext.addCookies(await openSession({ playwright, origin }, 'aluno'));
  const pupil = await pupilsContext.newPage();
  const pupilHears = hears(pupil);
  await pupil.goto('/run');
  await Promise.all([deskHears, pupilHears]);
  await pupil.getByLabel('O que você não entendeu?').fill(text);
  await pupil.getByRole('button', { name: 'Pedir ajuda' }).click();
  const asked = page.getByRole('listitem').filter({ hasText: text });
  await expect(asked).toBeVisible({ timeout: 2000 });
  const own = pupil.getByRole('listitem').filter({ hasText: text });
  await expect(own).toContainText('na fila');
  await asked.getByRole('button', { name: /^Estou indo até/ }).click();
  await expect(own).toContainText('já vai até você');
  await asked.getByRole('button', { name: /^Escrever resposta/ }).click();
  await asked.getByLabel('Sua resposta').fill('Troque os dois fios.');
  await asked.getByRole('button', { name: 'Salvar resposta' }).click();
  await expect(own).toContainText('respondida');
  await expect(own).toContainText('Troque os dois fios.');
  await pupilsContext.close();
});
