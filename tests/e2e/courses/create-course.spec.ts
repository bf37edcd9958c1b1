import { expect } from '@playwright/test';
import { expectFieldError, field, fillCourse, saveButton, toast } from '../support/course-form';
import { falsePng, gif, hugePng, png } from '../support/pictures';
import { test } from '../support/test';

test('an administrator creates a course with a photo and sees it in the catalogue @only-phone', async ({
  page,
  signIn,
  courses,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 422/, /file\.not-an-image/);
  const code = courses.freshCode();
  await signIn('admin');
  await page.goto('/adm/courses/new');
  await fillCourse(page, code, `Curso de ${code}`);
  await field(page, 'Mensalidade (R$)').fill('1.234,50');
  const file = page.locator('input[type=file]');
  await file.setInputFiles(gif());
  await expectFieldError(file, 'A foto precisa ser PNG ou JPG.');
  await file.setInputFiles(hugePng());
  await expectFieldError(file, 'A foto passa de 8 MB.');
  await file.setInputFiles(falsePng());
  await expectFieldError(file, 'O arquivo precisa ser uma imagem PNG ou JPG.');
  await file.setInputFiles(await png());
  const photo = page.getByAltText('Foto do curso');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await saveButton(page).click();
  await expect(toast(page, 'Dados salvos com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(`/adm/courses/${code}/modules`);
  await expect(page.getByText('Agora os módulos')).toBeVisible();
  expect(await courses.read(code)).toMatchObject({ monthlyPriceCents: 123_450, status: 'active', version: '1.0' });
  await page.goto('/course');
  await page.getByRole('link', { name: `Curso de ${code}` }).click();
  await expect(page).toHaveURL(`/course/${code}`);
  await expect(page.locator('aside img')).toHaveAttribute(
    'src',
    /^\/api\/files\/course-photos\/[\w-]{43}\.webp\/wide$/,
  );
});

const wrongValues = [
  { label: 'Código', typed: 'com espaço', sentence: 'Use só letras, números, hífen e sublinhado.' },
  { label: 'Código', typed: 'MT', sentence: 'Já existe um curso com este código.' },
  { label: 'Mensalidade (R$)', typed: 'doze', sentence: 'Escreva um valor como 89,90.' },
  { label: 'Material (R$)', typed: '1,2,3', sentence: 'Escreva um valor como 89,90.' },
  { label: 'Material (R$)', typed: '100000,01', sentence: 'O maior valor é 100000.' },
  { label: 'Número de parcelas', typed: '0', sentence: 'O menor valor é 1.' },
  { label: 'Número de parcelas', typed: 'três', sentence: 'Este valor não é aceito.' },
];

test('what is missing or wrong is said beside its field, stays as it was typed, and the first takes the focus', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/adm/courses/new');
  await field(page, 'Versão').fill('');
  await saveButton(page).click();
  for (const label of ['Nome', 'Código', 'Versão', 'Público-alvo', 'Objetivo']) {
    await expectFieldError(field(page, label), 'Preencha este campo.');
  }
  await expect(field(page, 'Nome')).toBeFocused();
  await expect(page.getByText('5 campos precisam de atenção')).toBeVisible();
  await expect(toast(page, 'Atenção!')).toBeVisible();
  await field(page, 'Nome').fill('Curso');
  await expect(field(page, 'Nome')).not.toHaveAttribute('aria-invalid');
  await expect(page).toHaveURL('/adm/courses/new');
  for (const { label, typed, sentence } of wrongValues) {
    const control = field(page, label);
    await control.fill(typed);
    await control.blur();
    await expectFieldError(control, sentence);
    await expect(control).toHaveValue(typed);
  }
});
