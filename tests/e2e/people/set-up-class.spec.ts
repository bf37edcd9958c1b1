import { expect } from '@playwright/test';
import { KeyboardOnly } from '../support/keyboard-only';
import { openSession } from '../support/sessions';
import { removeClasses, storeClassWorld, storeClosings } from '../support/store-class-world';
import { removeContent, type StoredContent, storeContent } from '../support/store-content';
import { storeSchool } from '../support/store-school';
import { test } from '../support/test';

const made: { schoolId: string; content: StoredContent }[] = [];
test.afterEach(async ({ database }) => {
  for (const { schoolId, content } of made.splice(0)) {
    await removeClasses(database, schoolId);
    await removeContent(database, content);
  }
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a secretary sets a class up, starts it and has it evolve by keyboard alone', async ({
    page,
    context,
    database,
    playwright,
    origin,
  }) => {
    test.slow();
    const school = await storeSchool(database);
    const content = await storeContent(database, { courseName: 'Laços e jogos' });
    made.push({ schoolId: school.id, content });
    const pupils = ['Ana Prado', 'Bento Luz', 'Clara Nunes'];
    const { facilitator } = await storeClassWorld(database, { schoolId: school.id, content, pupils });
    await context.addCookies(await openSession({ playwright, origin }, school.login));
    const keys = new KeyboardOnly(page);
    const main = page.getByRole('main');
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('alertdialog');

    // Everything that is known stands there already: one course, its first module, one facilitator, a name.
    await page.goto('/school/classes');
    await keys.press(main.getByRole('link', { name: 'Nova turma' }).first());
    await expect(main.getByRole('radio', { name: 'Laços e jogos' })).toBeChecked();
    await expect(main.getByRole('checkbox', { name: facilitator })).toBeChecked();
    await keys.to(main.getByLabel('Turno'));
    await page.keyboard.type('Tarde');
    await expect(main.getByLabel('Nome da turma')).toHaveValue(/^6º ano A · Laços e jogos · tarde · \d{4}\/[12]$/);
    await keys.press(button('Criar turma'));
    await expect(main.getByRole('heading', { level: 2, name: 'Quem vai estudar nesta turma?' })).toBeVisible();
    const setUp = keys.tabs;

    await keys.press(button('Adicionar estudantes'));
    await expect(main.getByLabel('Nome, login ou matrícula')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main.getByText('3 encontrados')).toBeVisible();
    await keys.to(main.getByRole('checkbox', { name: 'Selecionar todos' }));
    await page.keyboard.press('Space');
    await keys.press(button('Adicionar 3 estudantes'));
    await expect(main.getByText('3 estudantes', { exact: true })).toBeVisible();
    const filled = keys.tabs;
    await storeClosings(database, school.id);

    await keys.pressBefore(button('Iniciar a turma'));
    await keys.press(dialog.getByRole('button', { name: 'Iniciar', exact: true }));
    await expect(main.getByRole('heading', { level: 2, name: 'A turma está em andamento' })).toBeVisible();
    const started = keys.tabs;

    await keys.press(main.getByRole('link', { name: 'Evoluir para o próximo módulo' }));
    await keys.press(button('Ver o plano'));
    await expect(main.getByText('3 estudantes seguem:')).toBeVisible();
    for (const pupil of pupils) await expect(main.getByText(pupil)).toBeVisible();
    await keys.press(button('Evoluir a turma'));
    await keys.press(main.getByRole('link', { name: 'Abrir a nova turma' }));
    const evolved = keys.tabs;
    await expect(main.getByRole('link', { name: /^Veio da turma/ })).toBeVisible();
    // Counted: 12 to have it set up, 11 to have it filled, 2 to start it, 17 to have it evolve.
    expect(setUp).toBeLessThanOrEqual(14);
    expect(filled - setUp).toBeLessThanOrEqual(13);
    expect(started - filled).toBeLessThanOrEqual(4);
    expect(evolved - started).toBeLessThanOrEqual(20);
    await keys.press(button('Desfazer a evolução'));
    await keys.press(dialog.getByRole('button', { name: 'Desfazer' }));
    await expect(main.getByRole('heading', { level: 2, name: 'A turma está em andamento' })).toBeVisible();
  });
});

test('what is missing is led to, though it is a row of choices', async ({ page, signIn }) => {
  await signIn('escola');
  await page.goto('/school/classes/new');
  await page.getByRole('button', { name: 'Criar turma' }).click();
  const course = page.getByRole('group', { name: /^Curso/ });
  await expect(course.getByText('Preencha este campo.')).toBeVisible();
  await expect(course.getByRole('radio').first()).toBeFocused();
});
