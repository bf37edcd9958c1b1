import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { test } from '../support/test';

test('an administrator sees as a pupil, changes nothing and stops', async ({
  page,
  context,
  newSession,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 409/, /access.seeing-only/);
  await context.addCookies(await newSession('admin'));
  await page.goto('/adm');
  await page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('button', { name: 'Mais' }).click();
  await page.getByRole('menuitem', { name: 'Ver como' }).click();
  await page.getByLabel('Nome ou usuário').fill('Caio Bezerra');
  await page.getByRole('button', { name: 'Procurar' }).click();
  await page.getByRole('link', { name: 'Ver como Caio Bezerra Lins' }).click();
  await page.getByRole('button', { name: 'Ver por 30 minutos' }).click();
  await expect(page.getByText('Use 10 ou mais caracteres.')).toBeVisible();
  await page.getByLabel('Motivo').fill('chamado 12: a tela não abre');
  await page.getByRole('button', { name: 'Ver por 30 minutos' }).click();
  await expect(page).toHaveURL('/student');
  const banner = page.getByRole('complementary', { name: 'Você está vendo como Caio Bezerra Lins' });
  for (const path of ['/student', '/my-data']) {
    await page.goto(path);
    await expect(banner).toBeInViewport();
    await expect(banner).toContainText('chamado 12: a tela não abre');
    await expect(banner).toContainText('30 min restantes');
  }
  await expectAccessible(page);
  await page.goto('/course');
  const hint = page.getByRole('link', { name: 'Você está vendo como outra pessoa. Voltar à tela dela' });
  await hint.click();
  await expect(page).toHaveURL('/student');
  await page.goto('/my-data');
  await page.getByLabel('Nome').fill('Outro Nome');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Você está vendo como outra pessoa: nada pode ser mudado.')).toBeVisible();
  await page.getByLabel('Nome').fill('Caio Bezerra Lins');
  await banner.getByRole('button', { name: 'Parar' }).click();
  await expect(page).toHaveURL('/adm/see-as');
  await expect(banner).toHaveCount(0);
  await page.goto('/course');
  await expect(hint).toBeHidden();
  await page.goto('/adm');
  await expect(page.getByRole('button', { name: /Otávio/ })).toBeVisible();
});
