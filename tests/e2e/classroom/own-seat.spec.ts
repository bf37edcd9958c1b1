import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Client } from 'pg';
import { expectAccessible } from '../accessibility/axe';
import { openSession } from '../support/sessions';
import { removeClasses, storeClassWorld } from '../support/store-class-world';
import { removeContent, type StoredContent, storeContent } from '../support/store-content';
import { storeSchool } from '../support/store-school';
import { test } from '../support/test';

const made: { schoolId: string; content: StoredContent }[] = [];
test.afterEach(async ({ database }) => {
  for (const { schoolId, content } of made.splice(0)) {
    await database.query('DELETE FROM class_lessons WHERE school_id = $1', [schoolId]);
    await removeClasses(database, schoolId);
    await removeContent(database, content);
  }
});

/** A class of one in its first lesson, attendance taken, and the logins of who learns and who teaches. */
async function storeLesson(database: Client) {
  const { id: schoolId } = await storeSchool(database);
  const content = await storeContent(database);
  made.push({ schoolId, content });
  const { facilitator } = await storeClassWorld(database, { schoolId, content, pupils: ['Ana Prado'] });
  const classId = randomUUID();
  await database.query(
    `INSERT INTO classes (id, school_id, course_id, module_code, name, school_year, shift, letter, reference_year,
                          reference_semester, started_at, updated_at)
     VALUES ($1, $2, $3, $4, '6º A', 'EF6', 'morning', 'A', 2026, 2, now(), now())`,
    [classId, schoolId, content.ids.course, content.module],
  );
  await database.query(
    `INSERT INTO class_facilitators (class_id, facilitator_id) SELECT $1, id FROM accounts WHERE name = $2`,
    [classId, facilitator],
  );
  await database.query(
    `INSERT INTO enrolments (id, class_id, student_id, school_id, enrolled_at)
     SELECT gen_random_uuid(), $1, id, school_id, now() FROM students WHERE school_id = $2`,
    [classId, schoolId],
  );
  await database.query(
    `INSERT INTO class_plans (class_id, lesson_id, plan_id, number)
     SELECT $1, l.id, p.id, 1 FROM lesson_plans p JOIN lessons l ON l.id = p.lesson_id
       JOIN course_units u ON u.id = l.unit_id JOIN course_modules m ON m.id = u.module_id
      WHERE m.course_id = $2 LIMIT 1`,
    [classId, content.ids.course],
  );
  await database.query(
    `INSERT INTO class_lessons (id, class_id, school_id, number, started_at, attendance_saved_at, updated_at)
     VALUES (gen_random_uuid(), $1, $2, 1, now(), now(), now())`,
    [classId, schoolId],
  );
  const challenges = [{ key: 'm1', name: 'Montar a fila', mandatory: true }];
  await database.query(
    `INSERT INTO pinned_modules (class_id, school_id, scheme_version, family, mm_code, missions, tests, projects)
     VALUES ($1, $2, 1, 'teens', false, $3, '[]', '[]')`,
    [classId, schoolId, JSON.stringify([{ unit: 1, name: 'Filas', challenges }])],
  );
  const { rows } = await database.query('SELECT tipo, login FROM accounts WHERE name = $1 OR school_id = $2', [
    facilitator,
    schoolId,
  ]);
  const loginOf = (tipo: string) => rows.find((row) => row.tipo === tipo)?.login as string;
  return { classId, pupil: loginOf('aluno'), teacher: loginOf('instrutor') };
}

test('a student says by keyboard how much is done, ticks a challenge, and the end of the lesson arrives by itself @only-phone', async ({
  page,
  context,
  database,
  playwright,
  origin,
}) => {
  const { classId, pupil, teacher } = await storeLesson(database);
  await context.addCookies(await openSession({ playwright, origin }, pupil));
  await page.goto('/run');
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('50');
  await slider.focus();
  // The screen's own part wakes behind the page.
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(page.getByText('0%', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Anotado. Você pode mudar até a aula terminar.')).toBeVisible();
  await expect(page.getByText('80%', { exact: true })).toBeVisible();
  await page.getByText('Missões', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Montar a fila' }).check();
  await expect(page.locator('[data-sync="savedAt"]')).toBeVisible();
  await expectAccessible(page);
  const cookies = await openSession({ playwright, origin }, teacher);
  const lead = await playwright.request.newContext({ baseURL: origin, storageState: { cookies, origins: [] } });
  const closed = await lead.post(`/api/turmas/${classId}/lessons/1/close`, {
    data: { at: new Date().toISOString() },
    headers: { origin },
  });
  expect(closed.status()).toBe(200);
  await lead.dispose();
  await expect(page.getByText('A aula terminou. Você ainda pode ler a atividade.')).toBeVisible();
  await expect(slider).toBeDisabled();
  await expect(slider).toHaveValue('80');
  await page.reload();
  await expect(page.getByText('A aula terminou. Você ainda pode ler a atividade.')).toBeVisible();
  await page.getByText('Missões', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Montar a fila' })).toBeChecked();
});
