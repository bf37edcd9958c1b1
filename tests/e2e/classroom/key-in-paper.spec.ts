import { expect } from '@playwright/test';
import { lettersPerSheet } from '../support/printed-pages';
import { openSession } from '../support/sessions';
import { removeClasses } from '../support/store-class-world';
import { removeContent } from '../support/store-content';
import { type RunningClass, storeRunningClass } from '../support/store-running-class';
import { test } from '../support/test';

const pupils = Array.from(
  { length: 30 },
  (_, index) => `Estudante ${String(index + 1).padStart(2, '0')} de Albuquerque Lima`,
);

const made: RunningClass[] = [];
test.afterEach(async ({ database }) => {
  for (const { schoolId, content } of made.splice(0)) {
    await removeClasses(database, schoolId);
    await removeContent(database, content);
  }
});

test('thirty pupils fit one sheet of paper, and are keyed in without the mouse', async ({
  page,
  context,
  database,
  playwright,
  origin,
}) => {
  const world = await storeRunningClass(database, pupils);
  made.push(world);
  await context.addCookies(await openSession({ playwright, origin }, world.login));
  await page.goto(`/run/paper?class=${world.classId}&lesson=1`);
  expect(await lettersPerSheet(page)).toHaveLength(1);

  await page.getByRole('button', { name: 'Digitar a aula 1' }).click();
  await page.getByLabel(`Chamada de ${pupils[0]}`).focus();
  let keys = 0;
  const press = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name);
    keys += names.length;
  };
  for (const index of pupils.keys()) {
    // Three are away; one in five presses Enter although the grid went on by itself.
    if (index % 10 === 4) await press('f');
    else if (index % 5 === 0) await press('p', 'Enter', '7', 'Enter', '8', 'Enter');
    else if (index % 5 === 1) await press('P', '1', '0', '1', 'Enter');
    else await press('p', '7', '9');
  }
  // A key a second is slow typing: thirty pupils in less than three minutes.
  expect(keys).toBeLessThan(120);
  await expect(page.getByRole('link', { name: 'Ir para a aula' })).toBeFocused();
  await expect(page.getByText('30 de 30 na chamada')).toBeVisible();

  const counted = `
    SELECT (SELECT count(*)::int FROM attendance_marks m WHERE m.class_lesson_id = l.id AND state = 'present') AS present,
           (SELECT count(*)::int FROM attendance_marks m WHERE m.class_lesson_id = l.id AND state = 'absent') AS absent,
           (SELECT sum(percent)::int FROM self_assessments s WHERE s.class_lesson_id = l.id) AS said,
           (SELECT sum(percent)::int FROM challenge_values v WHERE v.class_lesson_id = l.id) AS given
      FROM class_lessons l WHERE class_id = $1`;
  const stored = async () => (await database.query(counted, [world.classId])).rows[0];
  // 6 x 70 + 6 x 100 + 15 x 70, and 6 x 80 + 6 x 10 + 15 x 90.
  await expect.poll(stored, { timeout: 20_000 }).toEqual({ present: 27, absent: 3, said: 2070, given: 1890 });
});
