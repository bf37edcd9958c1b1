import { expect, type Page } from '@playwright/test';
import type { Client } from 'pg';
import { expectAccessible } from '../accessibility/axe';
import { keptPacks } from '../support/kept-on-device';
import { openSession } from '../support/sessions';
import { removeClasses } from '../support/store-class-world';
import { removeContent } from '../support/store-content';
import { type RunningClass, storeRunningClass } from '../support/store-running-class';
import { test } from '../support/test';

const made: RunningClass[] = [];
test.afterEach(async ({ database }) => {
  for (const { schoolId, content } of made.splice(0)) {
    await database.query('DELETE FROM class_lessons WHERE school_id = $1', [schoolId]);
    await removeClasses(database, schoolId);
    await removeContent(database, content);
  }
});

/** A class of two in its first lesson, attendance taken. */
async function storeLesson(database: Client): Promise<RunningClass> {
  const stored = await storeRunningClass(database, ['Ana Prado', 'Caio Lins']);
  made.push(stored);
  await database.query(
    `INSERT INTO class_lessons (id, class_id, school_id, number, started_at, attendance_saved_at, updated_at)
     VALUES (gen_random_uuid(), $1, $2, 1, now(), now(), now())`,
    [stored.classId, stored.schoolId],
  );
  return stored;
}

const printedPin = async (page: Page, name: string) =>
  String(await page.getByRole('listitem').filter({ hasText: name }).locator('code').textContent());

async function pressPin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
}

async function checkIn(page: Page, name: string, pin: string): Promise<void> {
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`${name}!$`));
  await pressPin(page, pin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Olá, ${name}!`);
}

/** What is tapped stays on the device: nothing of it has arrived yet. */
async function slide(page: Page, presses: number): Promise<void> {
  await page.goto('/run');
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('50');
  await slider.focus();
  for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-sync]')).toContainText('neste aparelho');
}

async function switchPerson(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Trocar de pessoa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair assim mesmo' }).click();
  await expect(page).toHaveURL('/checkin');
}

test('two students use one device one after the other, and what each did without a line is kept in the own name', async ({
  page,
  context,
  database,
  playwright,
  origin,
  consoleWatch,
}) => {
  // The page that a session is taken from may ask once more before it is left.
  consoleWatch.allow(/ERR_FAILED|Failed to fetch|status of 422|status of 401/);
  const { classId, login } = await storeLesson(database);
  await context.addCookies(await openSession({ playwright, origin }, login));
  await page.goto(`/facilitator/classes/${classId}`);
  await page.getByRole('link', { name: 'Aparelhos compartilhados' }).click();
  await page.getByRole('button', { name: 'Gerar os PINs' }).click();
  await expect(page.getByText('2 PINs prontos')).toBeVisible();
  const [ana, caio] = [await printedPin(page, 'Ana Prado'), await printedPin(page, 'Caio Lins')];
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Já imprimi' }).click();
  await page.getByRole('button', { name: 'Compartilhar este aparelho' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Compartilhar e sair' }).click();
  await expect(page).toHaveURL('/checkin');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Ana' }).click();
  await pressPin(page, ana === '1357' ? '1358' : '1357');
  await expect(page.getByRole('status').filter({ hasText: 'Esses números não são os do seu PIN' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Não sou eu' }).click();

  await page.route('**/api/outbox', (route) => route.abort());
  await checkIn(page, 'Ana', ana);
  await slide(page, 3);
  await switchPerson(page);
  expect(await keptPacks(page)).toEqual([]);
  await checkIn(page, 'Caio', caio);
  await slide(page, 1);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('main')).not.toContainText('Ana Prado');
  await page.goto('/run');
  // Before its scripts the way out is a form that asks nothing.
  await expect(page.locator('[data-sync]')).toContainText('neste aparelho');
  await switchPerson(page);
  await page.unroute('**/api/outbox');

  const stored = async () => {
    const { rows } = await database.query(
      `SELECT a.name, s.percent FROM self_assessments s JOIN accounts a ON a.id = s.student_id
        WHERE s.school_id = (SELECT school_id FROM classes WHERE id = $1) ORDER BY a.name`,
      [classId],
    );
    return rows.map(({ name, percent }) => `${name} ${percent}`);
  };
  expect(await stored()).toEqual([]);
  await checkIn(page, 'Ana', ana);
  await expect.poll(stored).toEqual(['Ana Prado 80']);
  await page.getByRole('button', { name: 'Trocar de pessoa' }).click();
  await checkIn(page, 'Caio', caio);
  await expect.poll(stored).toEqual(['Ana Prado 80', 'Caio Lins 60']);
  // The two hours are over: a child who knows no password is led back to the faces.
  await context.clearCookies({ name: 'session' });
  await page.goto('/run');
  await expect(page).toHaveURL('/checkin');
});
