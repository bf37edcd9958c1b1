import { expect } from '@playwright/test';
import { tipos } from '@/lib/access/actor';
import { expectAccessible } from '../accessibility/axe';
import { test } from '../support/test';

const phone = { width: 360, height: 740 };

test("the phone's bar breaks no word of any tipo and cuts none off", async ({ page, context, sessionOf }) => {
  test.setTimeout(90_000);
  for (const tipo of tipos) {
    await context.addCookies(await sessionOf(tipo));
    for (const prefix of ['', '/en']) {
      await page.goto(`${prefix}/my-data`);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const names = page.locator('.place-name:visible');
        expect(await names.count()).toBeGreaterThan(1);
        expect(await names.evaluateAll(brokenWords), `${tipo} ${prefix} ${width}`).toEqual([]);
        const ends = await page.locator('.bottom-bar').evaluate((bar) => bar.scrollWidth);
        expect(ends, `${tipo} ${prefix} ${width}`).toBe(width);
      }
    }
  }
});

/** Words that stand on two lines, and names of which a part is hidden. */
function brokenWords(names: Element[]): string[] {
  return names.flatMap((name) => {
    const text = name.firstChild as Text;
    const words = [...text.data.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1;
    });
    const isCut = name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1;
    return [...words.map(([word]) => word), ...(isCut ? [text.data] : [])];
  });
}

test('the longest name that a person may take stays inside the header', async ({
  page,
  context,
  newSession,
  origin,
}) => {
  await context.addCookies(await newSession('aluno_b'));
  const own = async () => (await context.request.get('/api/Users/eu')).json();
  const rename = async (nome: string) => {
    const { revision } = await own();
    const data = { nome, email: null, urlFoto: null, revision };
    return context.request.post('/api/Users/eu', { headers: { origin }, data });
  };
  const { nome } = await own();
  expect((await rename('W'.repeat(120))).status()).toBe(200);
  await page.goto('/student');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
  }
  await rename(nome);
});

test('on a phone the bar lies under the thumb, holds at most five and hides nothing', async ({ page, signIn }) => {
  await page.setViewportSize(phone);
  await signIn('admin');
  await page.goto('/adm/courses/MT');
  const bar = page.getByRole('navigation', { name: 'Navegação principal' });
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(phone.height);
  expect(await bar.locator('> *:visible').count()).toBeLessThanOrEqual(5);
  for (const link of await bar.getByRole('link').all()) {
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await expect(bar.locator('[aria-current]')).toHaveText('Cursos');
  await expect(bar.locator('[aria-current]')).toHaveAttribute('aria-current', 'true');
  const save = page.getByRole('button', { name: 'Salvar curso' });
  const saved = await save.boundingBox();
  expect((saved?.y ?? 0) + (saved?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = await page.getByRole('main').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
  await expectAccessible(page);
});

// Every other old address: lib/platform/hash-bridge.test.ts.
test('an old address leads to the one of today, also inside a page that is kept', async ({ page }) => {
  for (const [address, canonical] of [
    ['/course/#/list?codigo=MT', '/course/MT'],
    ['/lesson/#/?curso=MT&modulo=MA1&unidade=1&aula=MA1-01&nome=x', '/lesson/MT/MA1/1/MA1-01'],
    ['/knowledgebase/#/list/?origin=9', '/knowledgebase?origin=9'],
    ['/projects/#/', '/projects'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(canonical);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
