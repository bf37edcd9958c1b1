import { type BrowserContext, expect, type Page } from '@playwright/test';
import { packBytesMax } from '@/lib/classroom/rules/pack-weight';
import { openBrowserOnLine } from '../support/browser-on-line';
import { startCutLine } from '../support/cut-line';
import { keptPacks, shellsKept } from '../support/kept-on-device';
import { outboxEmpty } from '../support/outbox';
import { openSession } from '../support/sessions';
import { removeClasses } from '../support/store-class-world';
import { removeContent } from '../support/store-content';
import { storeRunningClass } from '../support/store-running-class';
import { test } from '../support/test';

const pupils = Array.from({ length: 30 }, (_, at) => `Pessoa ${String(at + 1).padStart(2, '0')}`);
const steps = '1. Conversa (10 min)\n2. O laço (20 min)\n3. Fecho (10 min)';

test('a whole lesson is driven from its pack while the line is cut, the browser closed in between, and is there once', async ({
  database,
  playwright,
  origin,
}, testInfo) => {
  const room = await storeRunningClass(database, pupils, { steps });
  const line = await startCutLine(origin);
  const open = () => openBrowserOnLine({ testInfo, origin, line });
  let context: BrowserContext | undefined;
  try {
    context = await open();
    await context.addCookies(await openSession({ playwright, origin }, room.login));
    let page = await context.newPage();
    await page.goto(`${origin}/run`);
    await shellsKept(page, '/kept/run');
    await expect.poll(async () => (await keptPacks(page)).length).toBe(1);
    const [pack] = await keptPacks(page);
    const bytes = new TextEncoder().encode(JSON.stringify(pack)).byteLength;
    process.stdout.write(`the pack of a lesson: ${bytes} bytes\n`);
    expect(bytes).toBeLessThanOrEqual(packBytesMax);

    line.become('cut');
    await page.goto(`${origin}/run`);
    await expect(page.getByText(/dados de \d\d:\d\d/)).toBeVisible();
    await tap(page, 'Começar a aula 1');
    await tap(page, 'Todos presentes');
    for (const name of pupils.slice(0, 4)) await tap(page, `${name}: Presente`);
    await expect(badge(page, 6)).toBeVisible();
    await context.close();

    context = await open();
    page = await context.newPage();
    await page.goto(`${origin}/run?class=${room.classId}`);
    await expect(badge(page, 6)).toBeVisible();
    await page.getByRole('tab', { name: 'Chamada' }).click();
    // Came in late: the later tap stands.
    await tap(page, `${pupils[3]}: Falta`);
    await page.getByRole('tab', { name: 'Passos' }).click();
    for (let step = 1; step <= 3; step += 1) {
      await tap(page, 'Feito, próximo passo');
      // Kept first, shown then: before that, a second tap would be of the same step.
      await expect(page.getByText('Feito', { exact: true })).toHaveCount(step);
    }
    await page.getByRole('tab', { name: 'Desafio' }).click();
    for (const [at, name] of pupils.slice(4).entries()) {
      await page.getByLabel(`Desafio de ${name}`).selectOption(String((at % 10) * 10));
    }
    for (const percent of ['50', '100']) await page.getByLabel(`Desafio de ${pupils[4]}`).selectOption(percent);
    await page.getByRole('tab', { name: 'Mais' }).click();
    await page.getByRole('switch').first().click();
    await page.getByRole('button', { name: 'Encerrar a aula' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar a aula' }).click();
    await expect(page.getByText('Aula encerrada.')).toBeVisible();
    await expect(badge(page, 40)).toBeVisible();

    line.become('open');
    await page.goto(`${origin}/run?class=${room.classId}&lesson=1`);
    await expect(page.getByText('Aula encerrada.')).toBeVisible();
    const stored = async () => (await database.query(storedLesson, [room.classId])).rows[0];
    await expect.poll(stored).toEqual({
      status: 'closed',
      assistant_off: true,
      present: 27,
      absent: 3,
      steps: 3,
      values: 26,
      first: 100,
    });
    await outboxEmpty(page);
    // Answered, and no longer in the outbox: the line goes again before the next page was read.
    line.become('cut');
    await page.goto(`${origin}/run?class=${room.classId}`);
    await expect(page.getByText('Aula encerrada.')).toBeVisible();
  } finally {
    await context?.close();
    await line.stop();
    await removeClasses(database, room.schoolId);
    await removeContent(database, room.content);
  }
});

const storedLesson = `
  SELECT status::text, assistant_off,
    (SELECT count(*)::int FROM attendance_marks m WHERE m.class_lesson_id = l.id AND m.state = 'present') AS present,
    (SELECT count(*)::int FROM attendance_marks m WHERE m.class_lesson_id = l.id AND m.state = 'absent') AS absent,
    (SELECT count(*)::int FROM lesson_step_marks s WHERE s.class_lesson_id = l.id AND s.done) AS steps,
    (SELECT count(*)::int FROM challenge_values v WHERE v.class_lesson_id = l.id) AS values,
    (SELECT max(percent) FROM challenge_values v WHERE v.class_lesson_id = l.id) AS first
  FROM class_lessons l WHERE class_id = $1`;

async function tap(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

const badge = (page: Page, count: number) => page.getByRole('button', { name: `neste aparelho (${count})` });
