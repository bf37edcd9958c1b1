import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { test } from '../support/test';

test('a student goes from the home to the own points, and one tap tells where a number comes from, and what is missing to an honor on the shelf @only-phone', async ({
  page,
  signIn,
}) => {
  await signIn('aluno');
  await page.goto('/student');
  await page.getByRole('link', { name: 'Ver meus pontos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meus pontos' })).toBeVisible();
  await page
    .getByText(/^(Por que tenho|De onde vêm estes) /)
    .first()
    .click();
  await expect(page.getByText('Aula 1: você estava presente')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'O que falta' }).first()).toBeVisible();
  await expect(page.getByText(/^Fazer a prova \d e chegar à nota 90/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Honrarias' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Minhas honrarias' })).toBeVisible();
  await expect(page.getByText('Certificado de persistência 3')).toBeVisible();
  await expectAccessible(page);
});
