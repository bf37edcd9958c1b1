import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { field } from '../support/course-form';
import { emptyCourse } from '../support/empty-course';
import { KeyboardOnly } from '../support/keyboard-only';
import { demoPassword } from '../support/sessions';
import { test } from '../support/test';

const tabsMax = 60;

const written: string[] = [];
test.afterEach(async ({ database }) => {
  for (const code of written.splice(0)) await emptyCourse(database, code);
});

test('a course with a module and a published lesson is made by at most 60 presses of Tab', async ({
  page,
  courses,
}) => {
  test.slow();
  const code = courses.freshCode();
  written.push(code);
  const lesson = `L${randomUUID().slice(0, 8)}`;
  const keys = new KeyboardOnly(page);
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });

  await page.goto('/login?from=%2Fadm%2Fcourses');
  await keys.type(page.getByLabel('Usuário'), 'admin');
  await keys.type(field(page, 'Senha'), demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/adm/courses');
  await keys.press(main.getByRole('link', { name: 'Novo curso' }));
  await keys.type(field(page, 'Nome'), 'Só com teclado');
  await keys.type(field(page, 'Código'), code);
  await keys.type(field(page, 'Situação'), 'Ativo');
  await keys.type(field(page, 'Público-alvo'), 'Quem não usa mouse');
  await keys.type(field(page, 'Objetivo'), 'Chegar ao fim pela tecla Tab');
  await keys.press(button('Salvar curso'));

  await keys.press(main.getByRole('link', { name: 'Novo módulo' }));
  await keys.type(field(page, 'Nome'), 'Primeiros laços');
  await keys.type(field(page, 'Código'), 'M1');
  await keys.type(field(page, 'Situação'), 'Liberado');
  await keys.press(button('Salvar módulo'));

  await keys.type(field(page, 'Objetivo da unidade'), 'Repetir sem se repetir.');
  await keys.press(button('Adicionar unidade'));
  await keys.type(field(page, 'Nome da aula'), 'O laço que cansa menos');
  await keys.type(field(page, 'Código da aula'), lesson);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O laço que cansa menos');

  await keys.press(main.getByRole('link', { name: 'Escrever: Materiais' }));
  await keys.type(field(page, 'Materiais'), '- Giz');
  await keys.type(field(page, 'Passo a passo'), 'Todos pulam.');
  await keys.type(field(page, 'Atividade'), 'Conte os pulos.');
  await keys.press(button('Publicar'));
  await keys.press(page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }));
  await expect(page.locator('.toast-card', { hasText: 'Plano publicado.' })).toBeVisible();
  expect((await page.request.get(`/lesson/${code}/M1/1/${lesson}`)).status()).toBe(200);
  expect(keys.tabs).toBeLessThanOrEqual(tabsMax);
});
