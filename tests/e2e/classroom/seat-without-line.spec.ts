import { type BrowserContext, expect } from '@playwright/test';
import { openBrowserOnLine } from '../support/browser-on-line';
import { startCutLine } from '../support/cut-line';
import { keptPacks, shellsKept } from '../support/kept-on-device';
import { outboxEmpty } from '../support/outbox';
import { openSession } from '../support/sessions';
import { removeClasses } from '../support/store-class-world';
import { removeContent } from '../support/store-content';
import { storeRunningClass } from '../support/store-running-class';
import { test } from '../support/test';

test('a student who opened the lesson in the morning says how it goes without a line, the browser closed in between, and it is there once', async ({
  database,
  playwright,
  origin,
}, testInfo) => {
  const room = await storeRunningClass(database, ['Ana Prado']);
  await database.query(
    `INSERT INTO class_lessons (id, class_id, school_id, number, started_at, attendance_saved_at, updated_at)
     VALUES (gen_random_uuid(), $1, $2, 1, now(), now(), now())`,
    [room.classId, room.schoolId],
  );
  const { rows } = await database.query(`SELECT login FROM accounts WHERE tipo = 'aluno' AND school_id = $1`, [
    room.schoolId,
  ]);
  const line = await startCutLine(origin);
  const open = () => openBrowserOnLine({ testInfo, origin, line });
  let context: BrowserContext | undefined;
  try {
    context = await open();
    await context.addCookies(await openSession({ playwright, origin }, rows[0].login));
    let page = await context.newPage();
    await page.goto(`${origin}/student`);
    await page.getByRole('button', { name: 'Guardar a aula 1 neste aparelho' }).click();
    await expect(page.getByText(/A aula 1 abre sem internet neste aparelho · \d\d:\d\d/)).toBeVisible();
    const [ahead] = await keptPacks(page);
    expect(ahead).toMatchObject({ kind: 'seat', lesson: { number: 1 }, pictures: [] });
    await page.goto(`${origin}/run`);
    await shellsKept(page, '/kept/run', '/kept/student');
    await expect.poll(async () => (await keptPacks(page))[0]?.keptAt).toBeGreaterThan(Number(ahead?.keptAt));

    line.become('cut');
    await context.close();
    context = await open();
    page = await context.newPage();
    await page.goto(`${origin}/student`);
    await expect(page.getByText(/dados de \d\d:\d\d/)).toBeVisible();
    await page.getByRole('link', { name: 'Entrar na aula' }).click();
    const slider = page.getByRole('slider');
    await slider.focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByText('80%', { exact: true })).toBeVisible();
    await page.getByLabel('O que você não entendeu?').fill('O motor gira ao contrário');
    await page.getByRole('button', { name: 'Pedir ajuda' }).click();
    const doubt = page.getByRole('listitem').filter({ hasText: 'O motor gira ao contrário' });
    await expect(doubt).toContainText('neste aparelho');
    await context.close();

    context = await open();
    page = await context.newPage();
    await page.goto(`${origin}/run`);
    await expect(page.getByRole('slider')).toHaveValue('80');
    line.become('open');
    await page.goto(`${origin}/run`);
    const stored = async () => (await database.query(storedByPupil, [room.classId])).rows[0];
    await expect.poll(stored).toEqual({ sliders: 1, percent: 80, doubts: 1 });
    await outboxEmpty(page);
    // Answered, and no longer in the outbox: the device keeps it for when the line goes again.
    line.become('cut');
    await page.goto(`${origin}/run`);
    await expect(page.getByRole('slider')).toHaveValue('80');
    await expect(page.getByRole('listitem').filter({ hasText: 'O motor gira ao contrário' })).toContainText('na fila');
    // Whoever leaves without a line is gone for the next child at this device, and the line ends the session.
    await expect(page.getByRole('banner')).toContainText('Ana Prado');
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByText('Nada está guardado neste aparelho.')).toBeVisible();
    await expect(page.getByText('Ana Prado')).toHaveCount(0);
    expect(await keptPacks(page)).toEqual([]);
    line.become('open');
    await page.goto(`${origin}/run`);
    await expect(page).toHaveURL(/\/login\?/);
  } finally {
    await context?.close();
    await line.stop();
    await removeClasses(database, room.schoolId);
    await removeContent(database, room.content);
  }
});

const storedByPupil = `
  SELECT count(s.*)::int AS sliders, max(s.percent) AS percent,
    (SELECT count(*)::int FROM doubts d JOIN class_lessons l ON l.id = d.class_lesson_id WHERE l.class_id = $1) AS doubts
  FROM self_assessments s JOIN class_lessons l ON l.id = s.class_lesson_id WHERE l.class_id = $1`;
