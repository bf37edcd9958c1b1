import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { openSession } from '../support/sessions';
import { storeRunningClass } from '../support/store-running-class';
import { test } from '../support/test';

test('a facilitator reads what a unit pays, is kept from closing it by halves, closes it once, and a second tab sees what it paid', async ({
  database,
  playwright,
  origin,
  context,
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 409/, /unit\.warnings-not-ticked/, /unit\.number-mistyped/);
  // Nothing is removed afterwards: what was paid cannot be deleted, and this school is the test's own.
  const { classId, schoolId, login } = await storeRunningClass(database, ['Ana Prado', 'Beto Lima']);
  await database.query(pinned, [classId, schoolId]);
  await database.query(lessons, [classId, schoolId]);
  await database.query(marks, [classId]);
  await context.addCookies(await openSession({ playwright, origin }, login));
  const address = `/facilitator/units/${classId}/1`;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Unidade 1' })).toBeVisible();
  const ana = page.getByRole('row').filter({ hasText: 'Ana Prado' });
  await expect(ana).toContainText('200');
  await expectAccessible(page);
  const second = await context.newPage();
  await second.goto(address);

  const close = page.getByRole('button', { name: 'Encerrar a unidade 1' });
  await page.getByLabel('Número da unidade').fill('1');
  await page.getByLabel('Entendi: não pode ser desfeito').check();
  await close.click();
  const warning = page.getByLabel(/Sei que falta a autoavaliação de 2 estudantes/);
  await expect(warning).toHaveAccessibleDescription(/Marque para continuar/);
  await warning.check();
  const mend = page.getByRole('link', { name: 'Preencher os desafios das aulas' });
  await expect(mend).toHaveAttribute('href', `/facilitator/performance/${classId}/challenges`);
  // What came up since the page was opened gets its box with the refusal.
  await database.query(
    `UPDATE pinned_modules SET projects = '[{"number":1,"unit":1,"name":"Jogo"}]' WHERE class_id = $1`,
    [classId],
  );
  await close.click();
  const unassigned = page.getByLabel(/Sei que há projeto sem equipes/);
  await expect(unassigned).toHaveAccessibleDescription(/Marque para continuar/);
  await unassigned.check();
  await page.getByLabel('Número da unidade').fill('2');
  await close.click();
  await expect(page.getByText('O número digitado não é o desta unidade.')).toBeVisible();
  await page.getByLabel('Número da unidade').fill('1');
  await close.click();
  await expect(page.getByText('Unidade 1 encerrada: 400 pontos para 2 estudantes.')).toBeVisible();
  await expect(page.getByText(/^Encerrada em .*Nada mais muda nela\.$/)).toBeVisible();
  await expect(close).toHaveCount(0);

  await second.getByLabel(/Sei que falta a autoavaliação/).check();
  await second.getByLabel('Entendi: não pode ser desfeito').check();
  await second.getByLabel('Número da unidade').fill('1');
  await second.getByRole('button', { name: 'Encerrar a unidade 1' }).click();
  await expect(second.getByText(/^Encerrada em /)).toBeVisible();
  const { rows } = await database.query('SELECT sum(amount)::int AS paid FROM point_entries WHERE class_id = $1', [
    classId,
  ]);
  expect(rows[0].paid).toBe(400);
});

const pinned = `
  INSERT INTO pinned_modules (class_id, school_id, scheme_version, family, mm_code, missions, tests, projects)
  VALUES ($1, $2, 1, 'teens', false, '[]', '[]', '[]')`;

const lessons = `
  INSERT INTO class_lessons (id, class_id, school_id, number, status, started_at, closed_at, attendance_saved_at, updated_at)
  SELECT gen_random_uuid(), $1, $2, number, 'closed', now(), now(), now(), now()
    FROM generate_series(1, 2) AS number`;

const marks = `
  INSERT INTO attendance_marks (class_lesson_id, student_id, school_id, state, marked_at)
  SELECT l.id, e.student_id, e.school_id, 'present', now()
    FROM class_lessons l JOIN enrolments e ON e.class_id = l.class_id WHERE l.class_id = $1`;
