import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Client } from 'pg';
import { type Draw, seeded } from '@/lib/platform/chance/seeded';
import { keptTestAnswers } from '../support/kept-on-device';
import { openSession } from '../support/sessions';
import { removeClasses } from '../support/store-class-world';
import { removeContent } from '../support/store-content';
import { storeRunningClass } from '../support/store-running-class';
import { storeReleasedTest } from '../support/store-test';
import { test } from '../support/test';

/** The same again: `CHAOS_SEED=<the one that was printed>`. */
const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
const pupils = ['Ana Prado', 'Bento Reis', 'Caio Lima'];
const stepsEach = 16;
const jumpMinutes = [-45, -5, 5];

/** A pupil's browser, in which a test is under way, on a line of which nothing is certain. */
type Taker = {
  context: BrowserContext;
  pages: Page[];
  draw: Draw;
  weather: { isBad: boolean; cuts: number };
  /** What left this browser: a page that is reloaded may have sent what its disk had not taken yet. */
  sent: Set<string>;
};

test('a test through cuts, reloads, second tabs and clocks that jump has every answer once, and none after its end', async ({
  browser,
  database,
  playwright,
  origin,
  consoleWatch,
}) => {
  test.setTimeout(60_000);
  // What the browser and the page say of a line that is cut.
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|the line was cut|Failed to fetch/);
  const room = await storeRunningClass(database, pupils);
  await storeReleasedTest(database, room);
  const tally = { tried: 0, lost: 0, neverGiven: 0, cuts: 0 };
  async function one(name: string, at: number): Promise<void> {
    const { login, attemptId } = await attemptOf(database, room.classId, name);
    const context = await browser.newContext({ baseURL: origin });
    consoleWatch.watch(context);
    await context.addCookies(await openSession({ playwright, origin }, login));
    const weather = { isBad: true, cuts: 0 };
    const pages = [await context.newPage()];
    const taker: Taker = { context, pages, draw: seeded(seed + at), weather, sent: new Set() };
    await onUncertainLine(taker);
    await (taker.pages[0] as Page).goto('/onlinetest');
    await (taker.pages[0] as Page).getByRole('button', { name: 'Começar a prova' }).click();
    for (let step = 0; step < stepsEach; step += 1) await oneStep(taker);
    weather.isBad = false;
    await context.setOffline(false);
    const isByTime = at === 0;
    if (isByTime) await endByTime(taker, database, attemptId);
    else await endByHand(taker);
    for (const page of taker.pages) {
      await expect(page.getByText('Todas as suas respostas estão salvas.')).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole('navigation', { name: 'Questões' })).toBeHidden();
    }
    await judge(taker, database, { attemptId, tally, by: isByTime ? 'time' : 'student' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  try {
    await Promise.all(pupils.map(one));
  } finally {
    const { tried, lost, neverGiven, cuts } = tally;
    const told = `${cuts} cuts, tried ${tried}, lost ${lost}, stored and never given ${neverGiven}`;
    process.stdout.write(`seed ${seed}: ${told}\n`);
    await database.query('DELETE FROM test_releases WHERE class_id = $1', [room.classId]);
    await removeClasses(database, room.schoolId);
    await removeContent(database, room.content);
  }
  expect(tally).toMatchObject({ lost: 0, neverGiven: 0 });
  expect(tally.tried).toBeGreaterThan(pupils.length * 4);
});

async function attemptOf(database: Client, classId: string, name: string) {
  const { rows } = await database.query(
    `SELECT c.login, a.id AS "attemptId" FROM test_attempts a JOIN accounts c ON c.id = a.student_id
      WHERE a.class_id = $1 AND c.name = $2`,
    [classId, name],
  );
  return rows[0] as { login: string; attemptId: string };
}

/** Lost on the way there, or done by the server and lost on the way back; and a clock that can be set. */
async function onUncertainLine({ context, draw, weather, sent }: Taker): Promise<void> {
  await context.route(/\/api\/provas\/attempts\/[^/]+\/(answers|conclude)$/, async (route) => {
    const { answers = [] } = route.request().postDataJSON() as { answers?: { questionId: string; seq: number }[] };
    for (const { questionId, seq } of answers) sent.add(`${questionId} ${seq}`);
    const fate = weather.isBad ? draw(4) : 2;
    if (fate > 1) return route.continue();
    weather.cuts += 1;
    if (fate === 1) await route.fetch();
    return route.abort();
  });
  await context.addInitScript(() => {
    const { now } = Date;
    let aheadMs = 0;
    Date.now = () => now() + aheadMs;
    addEventListener('clockjump', (event) => {
      aheadMs = (event as CustomEvent<number>).detail;
    });
  });
}

async function oneStep(taker: Taker): Promise<void> {
  const { context, pages, draw, weather } = taker;
  const page = pages[draw(pages.length)] as Page;
  switch (draw(8)) {
    case 0:
      await context.setOffline(true);
      await answer(page, draw);
      if (draw(2) === 0) await answer(page, draw);
      await context.setOffline(false);
      weather.cuts += 1;
      return;
    case 1:
      await page.reload();
      return;
    case 2:
      if (pages.length > 1) return pages.pop()?.close();
      pages.push(await context.newPage());
      await pages.at(-1)?.goto('/onlinetest');
      return;
    case 3: {
      const detail = (jumpMinutes[draw(jumpMinutes.length)] as number) * 60_000;
      await page.evaluate((ms) => dispatchEvent(new CustomEvent('clockjump', { detail: ms })), detail);
      return;
    }
    default:
      await answer(page, draw);
  }
}

/** One of the three questions, as a hand would: a circle that is tapped, a field that is written in. */
async function answer(page: Page, draw: Draw): Promise<void> {
  const number = 1 + draw(pupils.length);
  await page
    .getByRole('navigation', { name: 'Questões' })
    .getByRole('button', { name: new RegExp(`^Questão ${number},`) })
    .click();
  const question = page.getByRole('group', { name: `Questão ${number} de 3` });
  const field = question.getByRole('textbox');
  if (await field.isVisible()) await field.fill(String(draw(1000)));
  else await question.getByRole('radio').nth(draw(3)).check();
}

async function endByHand({ pages, draw }: Taker): Promise<void> {
  const page = pages[0] as Page;
  await answer(page, draw);
  await page.getByRole('button', { name: /^Questão 3,/ }).click();
  await page.getByRole('button', { name: 'Ir para o resumo' }).click();
  await page.getByRole('button', { name: 'Concluir a prova' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concluir a prova' }).click();
}

/** The next answer that is heard brings the nearer deadline, and the page ends the test by itself. */
async function endByTime({ pages, draw }: Taker, database: Client, attemptId: string): Promise<void> {
  await database.query(`UPDATE test_attempts SET deadline = now() + interval '3 seconds' WHERE id = $1`, [attemptId]);
  await answer(pages[0] as Page, draw);
}

type Judged = {
  attemptId: string;
  by: 'student' | 'time';
  tally: { tried: number; lost: number; neverGiven: number; cuts: number };
};

/** All that this browser kept was heard; it stands, or what was given later; and what stands was given here. */
async function judge(
  { pages, weather, sent }: Taker,
  database: Client,
  { attemptId, by, tally }: Judged,
): Promise<void> {
  const given = (await keptTestAnswers(pages[0] as Page)).filter((each) => each.attemptId === attemptId);
  const { rows } = await database.query(
    `SELECT t.question_id AS id, t.seq, t.value, a.concluded_by AS by, a.receipt
       FROM test_attempts a JOIN test_answers t ON t.attempt_id = a.id WHERE a.id = $1`,
    [attemptId],
  );
  const stored = new Map(rows.map((row) => [row.id as string, row]));
  for (const { questionId, seq, value, state } of given) {
    const standing = stored.get(questionId);
    const stands =
      standing && (standing.seq > seq || (standing.seq === seq && (standing.value === value || state === 'older')));
    tally.tried += 1;
    if (!stands || !['saved', 'older'].includes(state)) tally.lost += 1;
  }
  const known = new Set([...sent, ...given.map(({ questionId, seq }) => `${questionId} ${seq}`)]);
  tally.neverGiven += rows.filter(({ id, seq }) => !known.has(`${id} ${seq}`)).length;
  tally.cuts += weather.cuts;
  expect(new Set(rows.map((row) => row.by))).toEqual(new Set([by]));
  await expect((pages[0] as Page).getByText(rows[0].receipt)).toBeVisible();
}
