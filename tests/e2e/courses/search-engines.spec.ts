import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

type Data = Record<string, unknown> & { '@type': string };

const lesson = '/lesson/MT/MA1/1/MA1-01';

/** Every block of structured data on a page, read as a document and as JSON. */
async function structuredData(page: Page, path: string): Promise<Data[]> {
  const html = await (await page.request.get(path)).text();
  const texts = await page.evaluate((source) => {
    const blocks = new DOMParser()
      .parseFromString(source, 'text/html')
      .querySelectorAll('[type="application/ld+json"]');
    return [...blocks].map((block) => block.textContent ?? '');
  }, html);
  return texts.map((text) => JSON.parse(text) as Data);
}

function ofType(data: Data[], type: string): Data {
  const found = data.filter((one) => one['@type'] === type);
  expect(found, type).toHaveLength(1);
  expect(found[0]?.['@context']).toBe('https://schema.org');
  return found[0] as Data;
}

test('a course tells search engines its name, its provider and its modules', async ({ page, origin }) => {
  const course = ofType(await structuredData(page, '/course/MT'), 'Course');
  expect(course).toMatchObject({
    name: 'Oficina de Programação',
    courseCode: 'MT',
    url: `${origin}/course/MT`,
    provider: { '@type': 'Organization', url: `${origin}/` },
    hasPart: [{ '@type': 'LearningResource', url: `${origin}/course/MT/MA1` }],
  });
  for (const field of ['description', 'image']) expect(course[field]).toEqual(expect.stringMatching(/.{10}/));
});

test('a lesson tells what it teaches, how long it takes and where it belongs', async ({ page, origin }) => {
  for (const prefix of ['', '/en']) {
    const data = await structuredData(page, prefix + lesson);
    expect(ofType(data, 'LearningResource')).toMatchObject({
      url: `${origin}${prefix}${lesson}`,
      inLanguage: 'pt-BR',
      learningResourceType: 'Lesson',
      timeRequired: expect.stringMatching(/^PT\d+M$/),
      isAccessibleForFree: true,
      isPartOf: [{ '@type': 'Course', '@id': `${origin}${prefix}/course/MT` }, { '@type': 'LearningResource' }],
      educationalAlignment: [{ '@type': 'AlignmentObject', targetName: expect.stringMatching(/^E[FIM]\d\dCO\d\d$/) }],
    });
    const { itemListElement } = ofType(data, 'BreadcrumbList') as Data & { itemListElement: Data[] };
    expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, `${origin}${prefix}/course`],
      [2, `${origin}${prefix}/course/MT`],
      [3, `${origin}${prefix}/course/MT/MA1`],
      [4, `${origin}${prefix}${lesson}`],
    ]);
  }
});

test('each open page has a title, a description, one address a language and a picture', async ({ page, origin }) => {
  const titles = new Set<string>();
  for (const path of ['', '/course', '/course/MT', '/course/MT/MA1', lesson, '/lesson', '/projects', '/mmcode']) {
    await page.goto(`/en${path}`);
    titles.add(await page.title());
    const content = (selector: string) => page.locator(`head > ${selector}`).getAttribute('content');
    expect((await content('meta[name=description]'))?.length, path).toBeGreaterThan(20);
    expect((await content('meta[name=description]'))?.length, path).toBeLessThanOrEqual(161);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/en${path}`);
    const alternates = page.locator('link[rel=alternate]');
    expect(
      await alternates.evaluateAll((all) =>
        all.map((one) => `${one.getAttribute('hreflang')} ${one.getAttribute('href')}`),
      ),
    ).toEqual([`pt-BR ${origin}${path}`, `en ${origin}/en${path}`, `x-default ${origin}${path}`]);
    expect(await content('meta[property="og:url"]')).toBe(`${origin}/en${path}`);
    const picture = (await content('meta[property="og:image"]')) ?? '';
    const answer = await page.request.get(picture);
    expect(answer.headers()['content-type'], picture).toMatch(/^image\//);
  }
  expect(titles.size).toBe(8);
});

test('the map of the site names every open page once, in both languages, and nothing else', async ({
  page,
  origin,
}) => {
  const xml = await (await page.request.get('/sitemap.xml')).text();
  const entries = await page.evaluate((source) => {
    const map = new DOMParser().parseFromString(source, 'application/xml');
    const fault = map.querySelector('parsererror')?.textContent;
    if (fault) throw new Error(fault);
    return [...map.querySelectorAll('urlset > url')].map((url) => ({
      address: url.querySelector('loc')?.textContent ?? '',
      languages: [...url.getElementsByTagName('xhtml:link')].map((link) => link.getAttribute('hreflang')),
    }));
  }, xml);
  const paths = entries.map(({ address }) => address.replace(origin, ''));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/en', '/course', '/course/MT/MA1', lesson, `/en${lesson}`, '/projects', '/mmcode']),
  );
  expect(paths.filter((path) => /^(\/en)?\/lesson\/MT\/MA1\//.test(path))).toHaveLength(30);
  for (const { address, languages } of entries) {
    expect(address.startsWith(`${origin}/`)).toBe(true);
    expect(languages).toEqual(['pt-BR', 'en']);
  }
  expect(paths.filter((path) => /\/(adm|student|run|login|api)\b|RV1|MA2/.test(path))).toEqual([]);
  for (const path of paths.filter((_, index) => index % 7 === 0)) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
});

test('robots are kept from what needs a sign-in and led to the map', async ({ page, origin }) => {
  const text = await (await page.request.get('/robots.txt')).text();
  const lines = text.split('\n').map((line) => line.trim());
  for (const line of ['Allow: /api/files/', 'Disallow: /api/', 'Disallow: /adm/', 'Disallow: /en/student$']) {
    expect(lines).toContain(line);
  }
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(
    lines.filter((line) => /^Disallow: (\/|\/(en\/)?(course|lesson|projects|mmcode|knowledgebase).*)$/.test(line)),
  ).toEqual([]);
});

test('what a person wrote cannot leave the structured data', async ({ page, courses }) => {
  const nome = '</script><script>document.title="taken"</script><!--';
  const { codigo } = await courses.create({ nome });
  await expect.poll(async () => (await page.request.get(`/course/${codigo}`)).status()).toBe(200);
  const data = await structuredData(page, `/course/${codigo}`);
  expect(ofType(data, 'Course').name).toBe(nome);
  await page.goto(`/course/${codigo}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nome);
  expect(await page.title()).not.toBe('taken');
});
