import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Client } from 'pg';
import { type Draw, seeded } from '@/lib/platform/chance/seeded';
import { keptTestAnswers } from '../support/kept-on-device';
import { demoPassword, openSession } from '../support/sessions';
import { removeClasses } from '../support/store-class-world';
import { removeContent } from '../support/store-content';
import { storeRunningClass } from '../support/store-running-class';
import { storeReleasedTest } from '../support/store-test';
import { test } from '../support/test';

/** The same again: `CHAOS_SEED=<the one that was told>`; and longer: `CHAOS_STEPS=20`. */
const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
const stepsEach = Number(process.env.CHAOS_STEPS ?? 7);
/** Time ends the first one's test, whose session lives; the other one's session ends before it. */
const pupils = ['Ana Prado', 'Bento Reis'];
const jumpMinutes = [-45, -5, 5];

/** A pupil's browser, in which a test is under way, on a line of which nothing is certain. */
type Taker = {
  readonly context: BrowserContext;
  readonly pages: Page[];
  readonly draw: Draw;
  readonly line: { isBad: boolean };
  /** What the hand gave, whatever became of it: each circle that was tapped, and each text that was written. */
  readonly given: string[];
};
let texts = 0;

test('a test through cuts, reloads, second tabs, jumping clocks and the end of a session keeps each click once, and the last one stands', async ({
  browser,
  database,
  playwright,
  origin,
  consoleWatch,
}) => {
  test.setTimeout(60_000);
  // What the browser and the page say of a line that is cut.
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|the line was cut|Failed to fetch/);
  // Of a session that has ended.
  consoleWatch.allow(/status of 401|stored profile/);
  const room = await storeRunningClass(database, pupils);
  await storeReleasedTest(database, room);
  async function one(name: string, at: number): Promise<void> {
    const { id, login, attemptId } = await attemptOf(database, room.classId, name);
    const context = await browser.newContext({ baseURL: origin });
    consoleWatch.watch(context);
    await context.addCookies(await openSession({ playwright, origin }, login));
    const page = await context.newPage();
    const taker: Taker = { context, pages: [page], draw: seeded(seed + at), line: { isBad: true }, given: [] };
    await onUncertainLine(taker);
    await page.goto('/onlinetest');
    await page.getByRole('button', { name: 'Começar a prova' }).click();
    // Whoever has not begun cannot go on without a line.
    await expect(page.getByRole('navigation', { name: 'Questões' })).toBeVisible();
    for (let step = 0; step < stepsEach; step += 1) await oneStep(taker);
    taker.line.isBad = false;
    const by = at === 0 ? 'time' : 'student';
    if (by === 'time') await endByTime(taker, database, attemptId);
    else {
      await database.query('UPDATE sessions SET revoked_at = now() WHERE account_id = $1', [id]);
      for (const each of taker.pages) await each.addLocatorHandler(sessionOver(each), signInLater);
      await endByHand(taker);
    }
    for (const each of taker.pages)
      await expect(each.getByText('Todas as suas respostas estão salvas.')).toBeVisible({ timeout: 15_000 });
    await judge(taker, database, { attemptId, by });
    if (by === 'student') await signInOverPage(page, login);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  try {
    await Promise.all(pupils.map(one));
  } finally {
    await database.query('DELETE FROM test_releases WHERE class_id = $1', [room.classId]);
    await removeClasses(database, room.schoolId);
    await removeContent(database, room.content);
  }
});

async function attemptOf(database: Client, classId: string, name: string) {
  const { rows } = await database.query(
    `SELECT c.id, c.login, a.id AS "attemptId" FROM test_attempts a JOIN accounts c ON c.id = a.student_id
      WHERE a.class_id = $1 AND c.name = $2`,
    [classId, name],
  );
  return rows[0] as { id: string; login: string; attemptId: string };
}

/** Lost on the way there, or done by the server and lost on the way back; a clock that can be set; and a hand that is heard. */
async function onUncertainLine({ context, draw, line, given }: Taker): Promise<void> {
  await context.route(/\/api\/provas\/attempts\/[^/]+\/(answers|conclude)$/, async (route) => {
    const fate = line.isBad ? draw(4) : 2;
    if (fate > 1) return route.continue();
    if (fate === 1) await route.fetch();
    return route.abort();
  });
  await context.exposeFunction('heardHand', (value: string) => given.push(value));
  await context.addInitScript(() => {
    const { now } = Date;
    let aheadMs = 0;
    Date.now = () => now() + aheadMs;
    addEventListener('clockjump', (event) => {
      aheadMs = (event as CustomEvent<number>).detail;
    });
    const { heardHand } = window as unknown as { heardHand: (value: string) => void };
    addEventListener('input', ({ target }) => heardHand((target as HTMLInputElement).value), true);
  });
}

async function oneStep(taker: Taker): Promise<void> {
  const { context, pages, draw } = taker;
  const page = pages[draw(pages.length)] as Page;
  switch (draw(8)) {
    case 0:
      await context.setOffline(true);
      await answer(taker, page);
      await answer(taker, page);
      await context.setOffline(false);
      return;
    case 1:
      await answer(taker, page);
      await page.reload();
      return;
    case 2:
      return pages.length > 1 ? closeTab(pages.pop() as Page) : secondTab(taker);
    case 3: {
      const detail = (jumpMinutes[draw(jumpMinutes.length)] as number) * 60_000;
      await page.evaluate((ms) => dispatchEvent(new CustomEvent('clockjump', { detail: ms })), detail);
      return;
    }
    default:
      await answer(taker, page);
  }
}

/** As a hand does it: the page is told that it will go. */
async function closeTab(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}

/** In both tabs at once, before either hears of the other. */
async function secondTab(taker: Taker): Promise<void> {
  const page = await taker.context.newPage();
  taker.pages.push(page);
  await page.goto('/onlinetest');
  await page.getByRole('navigation', { name: 'Questões' }).waitFor();
  const number = 1 + taker.draw(3);
  await Promise.all(taker.pages.map((each) => answer(taker, each, number)));
}

/** One of the three questions, as a hand would: a circle that is tapped, a field that is written in. */
async function answer({ draw }: Taker, page: Page, number = 1 + draw(3)): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Questões' })
    .getByRole('button', { name: new RegExp(`^Questão ${number},`) })
    .click();
  const question = page.getByRole('group', { name: `Questão ${number} de 3` });
  const field = question.getByRole('textbox');
  if (!(await field.isVisible())) return question.getByRole('radio').nth(draw(3)).click();
  texts += 1;
  await field.fill(`${texts}`);
}

/** While the one tab is asked whether to end, the other one answers still. */
async function endByHand(taker: Taker): Promise<void> {
  const page = taker.pages[0] as Page;
  await answer(taker, page);
  await page.getByRole('button', { name: /^Questão 3,/ }).click();
  await page.getByRole('button', { name: 'Ir para o resumo' }).click();
  await page.getByRole('button', { name: 'Concluir a prova' }).click();
  if (taker.pages[1]) await answer(taker, taker.pages[1]);
  await handsRest(taker);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concluir a prova' }).click();
}

const sessionOver = (page: Page) => page.getByRole('dialog', { name: 'Sua sessão terminou' });
const signInLater = (dialog: Locator) => dialog.getByRole('button', { name: 'Depois' }).click();

/** The test's own key has saved it all; what is not the test's own asks for the session. */
async function signInOverPage(page: Page, login: string): Promise<void> {
  const dialog = sessionOver(page);
  await page.removeLocatorHandler(dialog);
  await page.getByRole('button', { name: 'Voltar às provas' }).click();
  await expect(dialog).toContainText('cada toque fica guardado neste aparelho');
  await dialog.getByLabel('Usuário').fill(login);
  await dialog.getByRole('textbox', { name: 'Senha' }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ver resultado e gabarito' })).toBeVisible();
}

/** The page that is loaded anew hears of the nearer deadline, and ends the test by itself, in every tab. */
async function endByTime(taker: Taker, database: Client, attemptId: string): Promise<void> {
  const page = taker.pages[0] as Page;
  await answer(taker, page);
  await handsRest(taker);
  // A deadline that comes nearer is of this test alone: what was dated by the one before has to be heard first.
  await page.reload();
  await expect.poll(() => statesOf(page)).not.toContain('here');
  await database.query(`UPDATE test_attempts SET deadline = now() + interval '3 seconds' WHERE id = $1`, [attemptId]);
  await page.reload();
}

/** A field that is left holds an answer. */
async function handsRest({ pages }: Taker): Promise<void> {
  for (const page of pages) await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

async function statesOf(page: Page): Promise<string[]> {
  return (await keptTestAnswers(page)).map(({ state }) => state);
}

/** By what this device kept and the server stored alone, not by what was seen on the way. */
async function judge({ pages, given }: Taker, database: Client, { attemptId, by }: { attemptId: string; by: string }) {
  const page = pages[0] as Page;
  await expect.poll(() => statesOf(page)).not.toContain('here');
  const kept = await keptTestAnswers(page);
  const told = `seed ${seed}, kept ${JSON.stringify(kept)}`;
  expect(given.length, told).toBeGreaterThan(0);
  expect(kept.map(({ value }) => value).sort(), told).toEqual([...given].sort());
  expect(
    kept.filter(({ state }) => state !== 'saved' && state !== 'older'),
    told,
  ).toEqual([]);
  const { rows } = await database.query(
    `SELECT t.question_id AS id, t.seq, t.value, a.concluded_by AS by, a.receipt
       FROM test_attempts a JOIN test_answers t ON t.attempt_id = a.id WHERE a.id = $1`,
    [attemptId],
  );
  const last = new Map(kept.map(({ questionId, seq, value }) => [questionId, { seq, value }]));
  expect(new Map(rows.map(({ id, seq, value }) => [id, { seq, value }])), told).toEqual(last);
  expect(new Set(rows.map((row) => row.by))).toEqual(new Set([by]));
  await expect(page.getByText(rows[0].receipt)).toBeVisible();
}
