import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { links } from '@/lib/links';
import { step } from '@/scripts/terminal/steps';
import { chromiumArguments, chromiumPath } from '@/tests/support/chromium';
import { classWithTest, releasedTest } from '@/tests/support/class-test';
import { type SignedIn, school, signedIn } from '@/tests/support/world';
import { testScreenMax } from './budgets';
import { atSchool } from './cold-load';
import { type CountedLine, startCountedLine } from './counted-line';
import type { Figure } from './figures';
import { takesTaps } from './lesson-screens';
import { median } from './load';

const rounds = 3;
/** What comes by itself after a page stands. */
const settlesMs = 9000;
type Visit = {
  readonly paintedMs: number;
  readonly answersMs: number;
  readonly bytes: number;
  readonly question: number;
  readonly down: number;
  readonly up: number;
};

/** Issue 20: a first visit to a test on a school's line and an old phone, and what each question and each answer brings. */
export async function testScreenFigures(url: string): Promise<Figure[]> {
  const { id: schoolId } = await school();
  const pupils: SignedIn[] = [];
  for (let round = 0; round < rounds; round += 1) pupils.push(await signedIn('aluno', schoolId));
  await releasedTest(await classWithTest({ schoolId, pupils }));
  const visits = await step('A test at 400 kbit/s', () => visitsOf(url, pupils));
  const of = (key: keyof Visit) => median(visits.map((visit) => visit[key]));
  const max = testScreenMax;
  const told = 'first visit of a browser';
  return [
    { name: '/onlinetest: painted, s', value: of('paintedMs') / 1000, atMost: max.paintedSeconds, told },
    { name: '/onlinetest: takes answers, s', value: of('answersMs') / 1000, atMost: max.answersSeconds, told },
    { name: '/onlinetest: first visit, KB', value: of('bytes') / 1024, atMost: max.firstKilobytes, told },
    {
      name: 'a further question, KB',
      value: of('question') / 1024,
      atMost: max.questionKilobytes,
      told: 'over the line',
    },
    { name: 'a saved answer: down, KB', value: of('down') / 1024, atMost: max.answerKilobytes, told: 'with headers' },
    { name: 'a saved answer: up, KB', value: of('up') / 1024, atMost: max.answerKilobytes, told: 'with headers' },
  ];
}

async function visitsOf(url: string, pupils: readonly SignedIn[]): Promise<Visit[]> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('No Chromium was found: name one in CHROMIUM_PATH.');
  const line = await startCountedLine(url);
  const args = [...chromiumArguments, `--host-resolver-rules=MAP ${new URL(url).host} localhost:${line.port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const visits: Visit[] = [];
    for (const { cookie } of pupils) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      const [name = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name, value, url }]);
      visits.push(await visit(await context.newPage(), url, line));
      await context.close();
    }
    return visits;
  } finally {
    await browser.close();
    line.stop();
  }
}

/** From nothing to the first question, begun as soon as its button stands there; on to the next one, and one answer there. */
async function visit(page: Page, url: string, line: CountedLine): Promise<Visit> {
  const bytes = await atSchool(page);
  await page.goto(url + links.onlineTests(), { waitUntil: 'commit', timeout: 60_000 });
  await page.getByRole('button', { name: 'Começar a prova' }).click();
  const answersMs = await takesTaps(page, 'main fieldset :is(input, select, textarea, button)');
  await wait(settlesMs);
  const paintedMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const first = bytes();
  // Over the line itself: requests that outlive a page, and what the worker asks for, are among them.
  const question = await brought(line, () => page.getByRole('button', { name: 'Próxima' }).click());
  await toChoices(page);
  const answer = await brought(line, () => page.locator('main fieldset input[type="radio"]').first().check());
  return { paintedMs, answersMs, bytes: first, question: question.down, down: answer.down, up: answer.up };
}

async function toChoices(page: Page): Promise<void> {
  const strip = page.getByRole('navigation', { name: 'Questões' }).getByRole('button');
  for (let at = 0; at < (await strip.count()); at += 1) {
    await strip.nth(at).click();
    if (await page.locator('main fieldset input[type="radio"]').first().isVisible()) return;
  }
  throw new Error('no question has choices');
}

const looksMax = 5;
const lookMs = 2500;

/** Begun where the line is quiet: the test asks now and then how it stands, and the live line beats. */
async function brought(line: CountedLine, act: () => Promise<unknown>): Promise<{ down: number; up: number }> {
  for (let look = 0; look < looksMax; look += 1) {
    const { down, up } = await during(line, async () => undefined);
    // Just asked: the next time is fifteen seconds away.
    if (look > 0 && down + up > 0) break;
  }
  return during(line, act);
}

async function during(line: CountedLine, act: () => Promise<unknown>): Promise<{ down: number; up: number }> {
  const [down, up] = [line.bytes(), line.sent()];
  await act();
  await wait(lookMs);
  return { down: line.bytes() - down, up: line.sent() - up };
}
