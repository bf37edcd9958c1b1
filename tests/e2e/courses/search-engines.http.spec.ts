import { expect } from '@playwright/test';
import { test } from '../support/http-test';
import { elements, structuredData } from '../support/page-bytes';

type Data = ReturnType<typeof structuredData>;

const lesson = '/lesson/MT/MA1/1/MA1-01';

function ofType(data: Data, type: string): Data[number] {
  const found = data.filter((one) => one['@type'] === type);
  expect(found, type).toHaveLength(1);
  expect(found[0]?.['@context']).toBe('https://schema.org');
  return found[0] as Data[number];
}

test('a course tells search engines its name, its provider and its modules', async ({ clientOf, origin }) => {
  const client = await clientOf(null);
  const course = ofType(structuredData(await (await client.get('/course/MT')).text()), 'Course');
  expect(course).toMatchObject({
    name: 'Oficina de Programação',
    courseCode: 'MT',
    url: `${origin}/course/MT`,
    provider: { '@type': 'Organization', url: `${origin}/` },
    hasPart: [{ '@type': 'LearningResource', url: `${origin}/course/MT/MA1` }],
  });
  for (const field of ['description', 'image']) expect(course[field]).toEqual(expect.stringMatching(/.{10}/));
});

test('a lesson tells what it teaches, how long it takes and where it belongs', async ({ clientOf, origin }) => {
  const client = await clientOf(null);
  for (const prefix of ['', '/en']) {
    const data = structuredData(await (await client.get(prefix + lesson)).text());
    expect(ofType(data, 'LearningResource')).toMatchObject({
      url: `${origin}${prefix}${lesson}`,
      inLanguage: 'pt-BR',
      learningResourceType: 'Lesson',
      timeRequired: expect.stringMatching(/^PT\d+M$/),
      isAccessibleForFree: true,
      isPartOf: [{ '@type': 'Course', '@id': `${origin}${prefix}/course/MT` }, { '@type': 'LearningResource' }],
      educationalAlignment: [{ '@type': 'AlignmentObject', targetName: expect.stringMatching(/^E[FIM]\d\dCO\d\d$/) }],
    });
    const { itemListElement } = ofType(data, 'BreadcrumbList') as Data[number] & { itemListElement: Data };
    expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, `${origin}${prefix}/course`],
      [2, `${origin}${prefix}/course/MT`],
      [3, `${origin}${prefix}/course/MT/MA1`],
      [4, `${origin}${prefix}${lesson}`],
    ]);
  }
});

test('each open page has a title, a description, one address a language and a picture', async ({
  clientOf,
  origin,
}) => {
  const client = await clientOf(null);
  const titles = new Set<string | undefined>();
  for (const path of ['', '/course', '/course/MT', '/course/MT/MA1', lesson, '/lesson', '/projects', '/mmcode']) {
    const html = await (await client.get(`/en${path}`)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    titles.add(head.match(/<title>([^<]+)<\/title>/)?.[1]);
    const content = (match: Record<string, string>) => elements(head, 'meta', match)[0]?.content ?? '';
    const addresses = (rel: string) => elements(head, 'link', { rel });
    expect(content({ name: 'description' }).length, path).toBeGreaterThan(20);
    expect(content({ name: 'description' }).length, path).toBeLessThanOrEqual(161);
    expect(addresses('canonical').map(({ href }) => href)).toEqual([`${origin}/en${path}`]);
    expect(addresses('alternate').map(({ hreflang, href }) => `${hreflang} ${href}`)).toEqual([
      `pt-BR ${origin}${path}`,
      `en ${origin}/en${path}`,
      `x-default ${origin}${path}`,
    ]);
    expect(content({ property: 'og:url' })).toBe(`${origin}/en${path}`);
    const picture = content({ property: 'og:image' });
    expect((await client.get(picture)).headers()['content-type'], picture).toMatch(/^image\//);
  }
  titles.delete(undefined);
  expect(titles.size).toBe(8);
});

test('the map of the site names every open page once, in both languages, and nothing else', async ({
  clientOf,
  origin,
}) => {
  const client = await clientOf(null);
  const xml = await (await client.get('/sitemap.xml')).text();
  expect(xml).toMatch(/^<\?xml [^>]*\?>\s*<urlset [^>]*>(\s*<url>.*?<\/url>)+\s*<\/urlset>\s*$/s);
  expect(xml.match(/&(?!amp;|lt;|gt;|quot;|apos;)/), 'a bare & ends the reading').toBeNull();
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => ({
    address: url.match(/<loc>([^<]*)<\/loc>/)?.[1] ?? '',
    languages: elements(url, 'xhtml:link').map(({ hreflang }) => hreflang),
  }));
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
    expect((await client.get(path)).status(), path).toBe(200);
  }
});

test('robots are kept from what needs a sign-in and led to the map', async ({ clientOf, origin }) => {
  const text = await (await (await clientOf(null)).get('/robots.txt')).text();
  const lines = text.split('\n').map((line) => line.trim());
  for (const line of ['Allow: /api/files/', 'Disallow: /api/', 'Disallow: /adm/', 'Disallow: /en/student$']) {
    expect(lines).toContain(line);
  }
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(
    lines.filter((line) => /^Disallow: (\/|\/(en\/)?(course|lesson|projects|mmcode|knowledgebase).*)$/.test(line)),
  ).toEqual([]);
});

test('what a person wrote cannot leave the structured data', async ({ clientOf, courses }) => {
  const nome = '</script><script>document.title="taken"</script><!--';
  const { codigo } = await courses.create({ nome });
  const client = await clientOf(null);
  await expect.poll(async () => (await client.get(`/course/${codigo}`)).status()).toBe(200);
  const html = await (await client.get(`/course/${codigo}`)).text();
  expect(ofType(structuredData(html), 'Course').name).toBe(nome);
  expect(html).not.toContain('<script>document.title');
});
