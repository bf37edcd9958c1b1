import { type APIRequestContext, expect } from '@playwright/test';
import { test } from '../support/http-test';
import { announceCourses, removeContent, storeContent } from '../support/store-content';

const open = ['Módulo aberto', 'Passos abertos'];

/** Words that stand only where no open page may read. */
const marks = {
  notes: 'MARK-notes',
  support: 'MARK-support',
  draft: 'MARK-draft',
  test: 'MARK-test',
  unreleased: 'MARK-unreleased',
  inactive: 'MARK-inactive',
  adapted: 'MARK-adapted',
  rating: 'MARK-rating',
  comment: 'MARK-comment',
};
const price = 7_654_321;

/** As the router asks for a page; the query is Next's own mark of an asker that has nothing yet. */
function asData(client: APIRequestContext, path: string) {
  return client.get(`${path}?_rsc=`, { headers: { rsc: '1' } });
}

async function bytesOf(client: APIRequestContext, path: string): Promise<string[]> {
  const [html, data] = [await client.get(path), await asData(client, path)];
  expect(data.headers()['content-type'], path).toContain('text/x-component');
  return [await html.text(), await data.text()];
}

test('nothing of a school, a facilitator or a draft is in the bytes of open pages', async ({ clientOf, database }) => {
  const shown = await storeContent(database, {
    moduleName: open[0],
    steps: open[1],
    notes: marks.notes,
    support: marks.support,
    test: marks.test,
    prices: price,
  });
  const unreleased = await storeContent(database, {
    moduleStatus: 'inDevelopment',
    lessonName: marks.unreleased,
    steps: marks.unreleased,
  });
  const inactive = await storeContent(database, {
    courseStatus: 'inactive',
    courseName: marks.inactive,
    moduleName: marks.inactive,
    lessonName: marks.inactive,
  });
  const [lesson] = shown.ids.lessons;
  await database.query("UPDATE lesson_plans SET steps = $1 WHERE status = 'draft' AND lesson_id = ANY($2)", [
    marks.draft,
    shown.ids.lessons,
  ]);
  await database.query(
    `INSERT INTO adapted_plans (id, lesson_id, facilitator_id, name, steps, based_on_version, updated_at)
     SELECT gen_random_uuid(), $1, id, $2, $2, 1, now() FROM accounts WHERE login = 'instrutor'`,
    [lesson, marks.adapted],
  );
  await database.query(
    `INSERT INTO lesson_ratings (lesson_id, rater_id, time_stars, content_stars, observation, updated_at)
     SELECT $1, id, 1, 1, $2, now() FROM accounts WHERE login = 'instrutor'`,
    [lesson, marks.rating],
  );
  await database.query(
    `INSERT INTO plan_comments (id, lesson_id, author_id, school_id, text, updated_at)
     SELECT gen_random_uuid(), $1, id, school_id, $2, now() FROM accounts WHERE login = 'instrutor'`,
    [lesson, marks.comment],
  );
  await announceCourses(database);

  const client = await clientOf(null);
  const { course, module, lessons } = shown;
  const paths = [
    '/course',
    '/lesson',
    '/projects',
    '/mmcode',
    `/course/${course}`,
    `/course/${unreleased.course}`,
    `/course/${course}/${module}`,
    `/projects/${course}`,
    ...lessons.slice(0, 2).map((code) => `/lesson/${course}/${module}/1/${code}`),
  ];
  await expect.poll(async () => (await client.get('/course')).text()).toContain(open[0]);
  let everything = '';
  for (const path of paths.flatMap((each) => [each, `/en${each}`])) {
    for (const bytes of await bytesOf(client, path)) {
      everything += bytes;
      for (const mark of [...Object.values(marks), String(price)])
        expect(bytes, `${mark} in ${path}`).not.toContain(mark);
    }
  }
  for (const text of open) expect(everything).toContain(text);
  const hidden = [
    `/course/${inactive.course}`,
    `/course/${inactive.course}/${inactive.module}`,
    `/lesson/${inactive.course}/${inactive.module}/1/${inactive.lessons[0]}`,
    `/course/${unreleased.course}/${unreleased.module}`,
    `/lesson/${unreleased.course}/${unreleased.module}/1/${unreleased.lessons[0]}`,
    `/lesson/${course}/${module}/1/${lessons[2]}`,
  ];
  for (const path of hidden) {
    for (const answer of [await client.get(path), await asData(client, path)]) {
      expect(answer.status(), path).toBe(404);
      const bytes = await answer.text();
      for (const mark of Object.values(marks)) expect(bytes, `${mark} in ${path}`).not.toContain(mark);
    }
  }
  const sitemap = await (await client.get('/sitemap.xml')).text();
  for (const path of hidden) expect(sitemap).not.toContain(`${path}<`);
  for (const stored of [shown, unreleased, inactive]) await removeContent(database, stored);
});

test('an open page has the same bytes for whoever is signed in, and nobody in them', async ({ clientOf }) => {
  const visitor = await clientOf(null);
  const facilitator = await clientOf('instrutor');
  const { name } = await (await facilitator.get('/api/Users/shell')).json();
  for (const path of ['/course', '/en/course']) {
    await visitor.get(path);
    const [open, own] = [await bytesOf(visitor, path), await bytesOf(facilitator, path)];
    expect(own).toEqual(open);
    expect(own.join()).not.toContain(name);
  }
});
