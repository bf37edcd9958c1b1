import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from '../support/sessions';
import { removeClasses } from '../support/store-class-world';
import { removeContent } from '../support/store-content';
import { storeRunningClass } from '../support/store-running-class';
import { test } from '../support/test';

const pupils = Array.from({ length: 30 }, (_, at) => `Pessoa ${String(at + 1).padStart(2, '0')}`);
const steps = '1. Conversa (10 min)\n2. O laço (20 min)\n3. Fecho (10 min)';
const small = { width: 360, height: 640 };
/** What a lesson may cost who teaches it (issue 18), beyond what is tapped of single pupils. */
const tapsToAttendance = 4;
const tapsToClose = 8;

test('a teacher has the attendance of thirty after four taps from sign-in, and the lesson closed within eight more @only-phone', async ({
  page,
  database,
}) => {
  const room = await storeRunningClass(database, pupils, { steps });
  try {
    await page.setViewportSize(small);
    await page.goto('/login');
    await page.getByLabel('Usuário').fill(room.login);
    await page.getByRole('textbox', { name: 'Senha' }).fill(demoPassword);
    let taps = 0;
    async function tap(target: Locator) {
      await target.tap();
      taps += 1;
    }
    await tap(button(page, 'Entrar'));
    // The demo's own: it is new to whoever has never been here, and must not push the lesson out of sight.
    await expect(page.getByRole('region', { name: 'Comunicado novo' })).toBeVisible();
    const give = page.getByRole('link', { name: 'Dar a aula 1' });
    expect(await bottomOf(give)).toBeLessThan(await topOf(page.getByRole('link', { name: 'Início' })));
    await tap(give);
    await expect(button(page, 'Começar a aula 1')).toBeInViewport({ ratio: 1 });
    await tap(button(page, 'Começar a aula 1'));
    await expect(button(page, 'Todos presentes')).toBeInViewport({ ratio: 1 });
    await tap(button(page, 'Todos presentes'));
    const stored = async () => (await database.query(storedLesson, [room.classId])).rows[0];
    await expect.poll(stored).toEqual({ status: 'ongoing', marks: 30, steps: 0 });
    expect(taps).toBeLessThanOrEqual(tapsToAttendance);

    const before = taps;
    await expect(button(page, 'Ir para os passos')).toBeInViewport({ ratio: 1 });
    await tap(button(page, 'Ir para os passos'));
    for (let step = 0; step < 3; step += 1) await tap(button(page, 'Feito, próximo passo'));
    await tap(button(page, 'Encerrar a aula'));
    await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar a aula' }));
    await expect.poll(stored).toEqual({ status: 'closed', marks: 30, steps: 3 });
    expect(taps - before).toBeLessThanOrEqual(tapsToClose);
  } finally {
    await removeClasses(database, room.schoolId);
    await removeContent(database, room.content);
  }
});

const storedLesson = `
  SELECT status::text,
    (SELECT count(*)::int FROM attendance_marks m WHERE m.class_lesson_id = l.id AND m.state = 'present') AS marks,
    (SELECT count(*)::int FROM lesson_step_marks s WHERE s.class_lesson_id = l.id AND s.done) AS steps
  FROM class_lessons l WHERE class_id = $1`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const bottomOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().bottom);
const topOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top);
