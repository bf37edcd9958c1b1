import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { storePupils } from '../support/store-pupils';
import { test } from '../support/test';

test('a school records what guardians allowed, for two students at once and for one, and ends it @only-phone', async ({
  page,
  signIn,
  database,
  consoleWatch,
}) => {
  consoleWatch.expect(/422/);
  const [ana, bia] = await storePupils(database);
  if (!ana || !bia) throw new Error('there are two');
  await signIn('escola_b');
  await page.goto(`/school/students?q=${ana.name.split(' ').at(-1)}`);
  for (const { name } of [ana, bia]) await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await page.getByRole('button', { name: 'Registrar autorização' }).click();
  const many = page.getByRole('dialog');
  await expect(many).toContainText('Para 2 estudantes.');
  await many.getByLabel('Quem autorizou, e como').fill('Termo de matrícula, em papel');
  await many.getByRole('button', { name: 'Registrar autorização' }).click();
  // Nothing was ticked: the first of them says so.
  await expect(many.getByRole('checkbox', { name: /Perguntar ao assistente/ })).toHaveAccessibleDescription(
    /Marque pelo menos uma/,
  );
  await many.getByRole('checkbox', { name: /Perguntar ao assistente/ }).check();
  await many.getByRole('button', { name: 'Registrar autorização' }).click();
  await expect(page.locator('.toast-card', { hasText: '2 autorizações registradas.' })).toBeVisible();

  await page.goto(`/school/students/${ana.id}`);
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const assistant = row('Perguntar ao assistente de estudos');
  await expect(assistant).toContainText('Termo de matrícula, em papel, registrado em');
  await expect(assistant).toContainText('por Secretaria Ladeira');
  const photo = row('Foto do rosto');
  await photo.getByRole('button', { name: 'Registrar autorização' }).click();
  await page.getByRole('dialog').getByLabel('Quem autorizou, e como').fill('Maria, mãe');
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar autorização' }).click();
  await expect(photo).toContainText('Maria, mãe, registrado em');
  await expectAccessible(page);
  await assistant.getByRole('button', { name: 'Encerrar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar' }).click();
  await expect(assistant).toContainText('Não autorizado');
  await expect(assistant).toContainText('encerrada em');
});
