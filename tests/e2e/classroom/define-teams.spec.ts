import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Client } from 'pg';
import { openSession } from '../support/sessions';
import { removeClasses, storeClassWorld } from '../support/store-class-world';
import { removeContent, type StoredContent, storeContent } from '../support/store-content';
import { storeSchool } from '../support/store-school';
import { test } from '../support/test';

const pupils = ['Ana Prado', 'Bento Luz', 'Clara Nunes', 'Davi Reis', 'Elisa Mota', 'Fábio Cruz', 'Gil Torres'];

const made: { schoolId: string; content: StoredContent }[] = [];
test.afterEach(async ({ database }) => {
  for (const { schoolId, content } of made.splice(0)) {
    await removeClasses(database, schoolId);
    await removeContent(database, content);
  }
});

/** A running class of seven, whose module has one project, and the login of who teaches it. */
async function storeClass(database: Client) {
  const { id: schoolId } = await storeSchool(database);
  const content = await storeContent(database);
  made.push({ schoolId, content });
  const { facilitator } = await storeClassWorld(database, { schoolId, content, pupils });
  const classId = randomUUID();
  await database.query(
    `INSERT INTO classes (id, school_id, course_id, module_code, name, school_year, shift, letter, reference_year,
                          reference_semester, started_at, updated_at)
     VALUES ($1, $2, $3, $4, '6º A', 'EF6', 'morning', 'A', 2026, 2, now(), now())`,
    [classId, schoolId, content.ids.course, content.module],
  );
  const { rows } = await database.query('SELECT id, login FROM accounts WHERE name = $1', [facilitator]);
  await database.query('INSERT INTO class_facilitators (class_id, facilitator_id) VALUES ($1, $2)', [
    classId,
    rows[0].id,
  ]);
  await database.query(
    `INSERT INTO enrolments (id, class_id, student_id, school_id, enrolled_at)
     SELECT gen_random_uuid(), $1, id, school_id, now() FROM students WHERE school_id = $2`,
    [classId, schoolId],
  );
  return { classId, login: rows[0].login as string };
}

const team = (page: Page, number: number) => page.getByRole('region', { name: `Equipe ${number}`, exact: true });

test('a facilitator draws teams, moves one by keyboard and one by hand, and confirms @phone', async ({
  page,
  context,
  database,
  playwright,
  origin,
}) => {
  const { classId, login } = await storeClass(database);
  await context.addCookies(await openSession({ playwright, origin }, login));
  const main = page.getByRole('main');
  await page.goto(`/facilitator/classes/${classId}`);
  await main.getByRole('link', { name: 'Equipes', exact: true }).click();
  await main.getByRole('link', { name: 'Formar as equipes' }).click();
  await expect(main.getByText('Resultado: 1 equipe de 4 e 1 equipe de 3.')).toBeVisible();
  await main.getByLabel('Estudantes por equipe').selectOption('3');
  await main.getByRole('button', { name: 'Sortear as equipes' }).click();
  await expect(team(page, 1).getByRole('listitem')).toHaveCount(4);
  await expect(team(page, 2).getByRole('listitem')).toHaveCount(3);
  await expect(team(page, 1).getByText('Líder')).toHaveCount(1);

  // By keyboard: out of the team, which leaves somebody without one, and then into the other. The focus stays with them.
  const opener = team(page, 1)
    .getByRole('button', { name: /^Mover/ })
    .last();
  const name = await nameIn(team(page, 1).getByRole('listitem').last());
  const ofPupil = main.getByRole('button', { name: `Mover ${name}` });
  const dialog = page.getByRole('dialog', { name });
  await opener.focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Deixar sem equipe' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Sem equipe' }).getByText(name)).toBeVisible();
  await expect(ofPupil).toBeFocused();
  await expect(main.getByRole('button', { name: 'Confirmar as equipes' })).toBeDisabled();
  await expect(main.getByText('Falta 1 estudante sem equipe.')).toBeVisible();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Equipe 2/ }).focus();
  await page.keyboard.press('Enter');
  await expect(team(page, 2).getByText(name)).toBeVisible();
  await expect(ofPupil).toBeFocused();

  // By hand: dropped onto somebody of the other team, the two change places.
  const dragged = team(page, 1).getByRole('listitem').first();
  const other = team(page, 2).getByRole('listitem').first();
  const names = await Promise.all([dragged, other].map(nameIn));
  await dragged.scrollIntoViewIfNeeded();
  await drag(page, dragged.locator('span').first(), other);
  await expect(team(page, 2).getByText(String(names[0]))).toBeVisible();
  await expect(team(page, 1).getByText(String(names[1]))).toBeVisible();

  await expect(main.getByText('Rascunho salvo.')).toBeVisible();
  await page.reload();
  await expect(team(page, 2).getByRole('listitem')).toHaveCount(4);
  await main.getByRole('button', { name: 'Confirmar as equipes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'Equipes confirmadas' })).toBeVisible();
  await expect(main.getByText(name)).toBeVisible();
});

async function nameIn(item: Locator): Promise<string> {
  return String(await item.getByRole('button').getAttribute('aria-label')).replace('Mover ', '');
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('what is dragged is not on the screen');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + 10, { steps: 8 });
  await page.mouse.up();
}
