import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { authoriseSchool } from '../support/authorise-school';
import { expectFieldError, toast } from '../support/course-form';
import { removeContent, storeContent } from '../support/store-content';
import { test } from '../support/test';

test('two stars want an observation beside them; then they count @only-phone', async ({ page, signIn, database }) => {
  const content = await storeContent(database);
  await authoriseSchool(database, content, 'instrutor');
  await signIn('instrutor');
  const modulePath = `/facilitator/lesson-plans/${content.course}/${content.module}`;
  await page.goto(`${modulePath}/${content.lessons[0]}`);
  const time = page.getByRole('group', { name: 'O tempo bastou?' });
  const material = page.getByRole('group', { name: 'O conteúdo serviu à turma?' });
  const observation = page.getByLabel(/^Observação/);
  await page.getByRole('button', { name: 'Avaliar aula' }).click();
  await expect(time).toHaveAccessibleDescription('Escolha as estrelas.');
  await time.locator('label', { hasText: '2 estrelas' }).click();
  await expect(time.getByRole('radio', { name: '2 estrelas' })).toBeChecked();
  // The keyboard's way: the arrows of native radios.
  await material.getByRole('radio', { name: '1 estrela', exact: true }).focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await expect(material.getByRole('radio', { name: '4 estrelas' })).toBeChecked();
  await page.getByRole('button', { name: 'Avaliar aula' }).click();
  await expectFieldError(observation, 'Com menos de 3 estrelas, conte o motivo.');
  await expect(observation).toBeFocused();
  await expectAccessible(page);
  await observation.fill('O labirinto levou o dobro.');
  await page.getByRole('button', { name: 'Avaliar aula' }).click();
  await expect(toast(page, 'Avaliação salva')).toBeVisible();
  await expect(page.getByText('A média aparece a partir de 3 avaliações.')).toBeVisible();
  await expect(page.getByText('1 avaliação', { exact: true })).toBeVisible();
  await page.goto(modulePath);
  await expect(page.getByRole('progressbar', { name: 'Aulas que você avaliou' })).toHaveAttribute(
    'aria-valuetext',
    '1 de 2 aulas',
  );
  await page.goto(`${modulePath}/${content.lessons[0]}/briefing`);
  await expect(page.getByText('O labirinto levou o dobro.')).toBeVisible();
  await removeContent(database, content);
});
