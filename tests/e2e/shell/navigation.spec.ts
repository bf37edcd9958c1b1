import { expect } from '@playwright/test';
import { type Tipo, tipos } from '@/lib/access/actor';
import { homes } from '@/lib/access/areas';
import { expectAccessible } from '../accessibility/axe';
import { signInByForm } from '../support/sign-in-form';
import { test } from '../support/test';

const phone = { width: 360, height: 740 };

for (const tipo of tipos) {
  test(`${tipo} finds the own home marked, and no dead link, at a desk and on a phone`, async ({
    page,
    signIn,
    clientOf,
  }) => {
    await signIn(tipo);
    await page.goto(homes[tipo]);
    const bar = page.getByRole('navigation', { name: 'Navegação principal' });
    await expect(bar).toHaveCount(1);
    await expect(bar.locator('[aria-current=page]')).toHaveText('Início');
    const client = await clientOf(tipo);
    for (const viewport of [{ width: 1280, height: 800 }, phone]) {
      await page.setViewportSize(viewport);
      const hrefs = await bar
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      for (const href of hrefs) expect((await client.get(href)).status(), href).toBe(200);
    }
  });
}

for (const tipo of tipos) {
  test(`the phone's bar breaks no word of ${tipo} and cuts none off`, async ({ page, signIn }) => {
    await signIn(tipo);
    for (const prefix of ['', '/en']) {
      await page.goto(`${prefix}/my-data`);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const names = page.locator('.place-name:visible');
        expect(await names.count()).toBeGreaterThan(1);
        expect(await names.evaluateAll(brokenWords), `${prefix} ${width}`).toEqual([]);
        const ends = await page.locator('.bottom-bar').evaluate((bar) => bar.scrollWidth);
        expect(ends, `${prefix} ${width}`).toBe(width);
      }
    }
  });
}

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
  const rename = (nome: string) =>
    context.request.post('/api/Users/eu', { headers: { origin }, data: { nome, email: null, urlFoto: null } });
  const { nome } = await (await context.request.get('/api/Users/eu')).json();
  expect((await rename('W'.repeat(120))).status()).toBe(200);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/student');
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
});

for (const [address, canonical] of [
  ['/course/#/list?codigo=MT', '/course/MT'],
  ['/course/#/module?curso=MT&modulo=MT1', '/course/MT/MT1'],
  ['/lesson/#/?curso=MT&modulo=MT1&unidade=1&aula=2&nome=x', '/lesson/MT/MT1/1/2'],
  ['/knowledgebase/#/list/?origin=9', '/knowledgebase?origin=9'],
  ['/projects/#/', '/projects'],
] as const) {
  test(`${address} is ${canonical}, or not found where nothing is built yet`, async ({
    page,
    request,
    consoleWatch,
  }) => {
    const statusOf = async (path: string) => (await request.get(path)).status();
    const [atFirst, atLast] = [await statusOf(address.split('#')[0] ?? ''), await statusOf(canonical)];
    expect([200, 404]).toEqual(expect.arrayContaining([atFirst, atLast]));
    if (atFirst === 404 || atLast === 404) consoleWatch.expect(/status of 404/);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What is not found is drawn by the script, which runs no bridge: it stays where it is.
    if (atFirst === 200) await expect(page).toHaveURL(canonical);
  });
}

for (const [tipo, address, canonical] of [
  ['assessoria', '/analytics/#/advisor/school_engagement', '/analytics/advisor/school_engagement'],
  ['escola', '/analytics/#/school/school_engagement', '/analytics/school/school_engagement'],
  ['escola', '/en/analytics/#/school/school_engagement', '/en/analytics/school/school_engagement'],
] satisfies [Tipo, string, string][]) {
  test(`${address} is the home of ${tipo}`, async ({ page, signIn }) => {
    await signIn(tipo);
    await page.goto(address);
    // The server answers before the fragment is seen, and browsers carry it along.
    await expect(page).toHaveURL(new RegExp(`${canonical}(#.*)?$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the spec’s /escola is /school', async ({ clientOf }) => {
  const client = await clientOf('escola');
  for (const prefix of ['', '/en']) {
    const answer = await client.get(`${prefix}/escola`);
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(`${prefix}/school`);
  }
});

test('the mural’s old address goes on from the sign-in screen, and is no dead end', async ({ page }) => {
  await page.goto('/facilitator/#/mural/');
  await signInByForm(page, 'instrutor');
  await expect(page).toHaveURL('/facilitator/mural');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marta');
});

test('the bars are accessible on a phone', async ({ page, signIn }) => {
  await page.setViewportSize(phone);
  await signIn('admin');
  await page.goto('/adm/jobs');
  await expectAccessible(page);
});
