import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { announceCourses, removeContent, type StoredContent, storeContent } from '../support/store-content';
import { test as base } from '../support/test';

type Fixtures = { content: StoredContent; english: StoredContent };

const test = base.extend<Fixtures>({
  content: async ({ database }, use) => {
    const stored = await storeContent(database, { steps: rich });
    await announceCourses(database);
    await use(stored);
    await removeContent(database, stored);
  },
  english: async ({ database }, use) => {
    const stored = await storeContent(database, { originalCourseCode: 'MT' });
    await announceCourses(database);
    await use(stored);
    await removeContent(database, stored);
  },
});

const rich = `# Conversa

| passo | o que a turma faz | quanto tempo leva | o que o facilitador pergunta enquanto isso |
|---|---|--:|---|
| um | desenha o caminho | 10 min | onde ele se repete? |

\`\`\`scratch
quando ⚑ for clicado
repita (10) vezes
\`\`\`

@[youtube](dQw4w9WgXcQ "O laço")

[Outro sítio](https://other.example/)`;

function placeOf({ course, module, lessons }: StoredContent, index: number): string {
  return `/lesson/${course}/${module}/1/${lessons[index]}`;
}

const languages = [
  {
    prefix: '',
    course: 'Cursos',
    sections: ['Materiais', 'Passos', 'Atividade', 'Perguntas'],
    place: 'Aula 1 · Unidade 1',
    next: 'Próxima aula',
    minutes: '50 minutos',
  },
  {
    prefix: '/en',
    course: 'Courses',
    sections: ['Materials', 'Steps', 'Activity', 'Questions'],
    place: 'Lesson 1 · Unit 1',
    next: 'Next lesson',
    minutes: '50 minutes',
  },
];

for (const { prefix, course, sections, place, next, minutes } of languages) {
  test(`a visitor finds a lesson by course and module, and reads on to the next (${course}) @phone`, async ({
    page,
    content,
  }) => {
    await page.goto(`${prefix}/course/${content.course}`);
    await page.getByRole('link', { name: 'Primeiros laços' }).click();
    await expect(page).toHaveURL(`${prefix}/course/${content.course}/MA1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CT1: Primeiros laços');
    for (const text of ['O labirinto', 'Um jogo de uma tela', 'Pergunte o que o programa repete.']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Aula do laço 1' }).click();
    await expect(page).toHaveURL(prefix + placeOf(content, 0));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aula do laço 1');
    for (const text of [place, minutes]) await expect(page.getByText(text)).toBeVisible();
    const shown = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(shown).toEqual(sections);
    await expect(page.getByRole('heading', { level: 3, name: 'Conversa' })).toHaveAttribute('id', 'steps-conversa');
    await page.getByRole('link', { name: `${next}: Aula do laço 2` }).click();
    await expect(page).toHaveURL(prefix + placeOf(content, 1));
    // The third has a draft alone, so the second is the last.
    await expect(page.getByRole('link', { name: next })).toHaveCount(0);
    await page.getByRole('link', { name: course, exact: true }).first().click();
    await expect(page).toHaveURL(`${prefix}/course`);
  });
}

const pages: Record<string, (content: StoredContent) => string> = {
  'a lesson': (content) => placeOf(content, 0),
  'a module': ({ course, module }) => `/course/${course}/${module}`,
  "a course's projects": ({ course }) => `/projects/${course}`,
};

for (const [what, pathOf] of Object.entries(pages)) {
  test(`${what} is accessible, and what is wide scrolls inside itself`, async ({ page, content }) => {
    await page.goto(pathOf(content));
    await expectAccessible(page);
  });
}

test('a player asks nothing of the other site before the click, and then plays in its place', async ({
  page,
  content,
}) => {
  const foreign: string[] = [];
  await page.route(/^https:/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<button>Play</button>' });
  });
  await page.goto(placeOf(content, 0), { waitUntil: 'networkidle' });
  const player = page.getByRole('link', { name: 'YouTube: O laço', exact: true });
  await player.scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
  await player.click();
  await expect(page.frameLocator('iframe[title="YouTube: O laço"]').getByRole('button')).toHaveText('Play');
  expect(foreign).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0']);
  await expect(player).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Outro sítio' })).toHaveAttribute('rel', 'noopener nofollow');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a player leads to a tab of its own, and says so', async ({ page, content }) => {
    await page.goto(placeOf(content, 0));
    const player = page.getByRole('link', { name: 'YouTube: O laço (abre em outra aba)' });
    await expect(player).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await expect(player).toHaveAttribute('target', '_blank');
  });
});

test('what was written in another language says so', async ({ page, english, content }) => {
  await page.goto(placeOf(english, 0));
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await page.goto(`/en${placeOf(content, 0)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'pt-BR');
});

test('on paper a lesson has its text and nothing to click', async ({ page, content }) => {
  await page.goto(placeOf(content, 0));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('onde ele se repete?')).toBeVisible();
  for (const hidden of ['Você está em', 'Aulas vizinhas', 'Navegação principal']) {
    await expect(page.getByRole('navigation', { name: hidden, includeHidden: true })).toBeHidden();
  }
});

test('projects are chosen by course without script', async ({ browser, origin, content }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const page = await context.newPage();
  await page.goto('/projects');
  await page
    .getByRole('navigation', { name: 'Curso' })
    .getByRole('link', { name: `Curso ${content.course}` })
    .click();
  await expect(page).toHaveURL(`/projects/${content.course}`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: `Curso ${content.course}` })).toHaveAttribute('aria-current', 'page');
  await context.close();
});

test('the programme names its rule and leads to signing in', async ({ page }) => {
  await page.goto('/mmcode');
  await expect(page.getByText('pelo menos 4 das suas 5 aulas')).toBeVisible();
  await page.getByRole('link', { name: 'Entrar na plataforma' }).click();
  await expect(page).toHaveURL('/login');
});

test("the spec's addresses lead to the lesson, the module and the projects", async ({ page, content }) => {
  const { course, module, lessons } = content;
  const query = `curso=${course}&modulo=${module}&unidade=1&aula=${lessons[0]}&nome=Aula%20do%20la%C3%A7o`;
  const real = placeOf(content, 0);
  for (const [written, path] of [
    [`/lesson/#/?${query}`, real],
    [`/en/lesson/#/?${query}&planoSelecionado=P1`, `/en${real}?planoSelecionado=P1`],
    [`/lesson?${query}`, real],
    [`/lesson?${query}&planoSelecionado=P1`, `${real}?planoSelecionado=P1`],
    [`/course/#/module?curso=${course}&modulo=${module}`, `/course/${course}/${module}`],
    [`/en/course?curso=${course}&modulo=${module}`, `/en/course/${course}/${module}`],
    ['/projects/#/', '/projects'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(written);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

async function expectGone(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(404);
}

test('what is not open is not found', async ({ page, content, database, consoleWatch }) => {
  consoleWatch.expect(/status of 404/);
  const { course, module, lessons } = content;
  for (const path of [
    `/course/${course}/NOPE`,
    `/course/NOPE/${module}`,
    `/projects/NOPE`,
    `/lesson/${course}/${module}/1/${lessons[2]}`,
    `/lesson/${course}/${module}/2/${lessons[0]}`,
    `/lesson/${course}/${module}/x/${lessons[0]}`,
    `/lesson/MT/MA1/1/${lessons[0]}`,
    `/lesson/${course}`,
    '/lesson/%00/%00/1/%00',
  ]) {
    await expectGone(page, path);
  }
  await page.goto(placeOf(content, 0));
  await database.query(
    "UPDATE course_modules SET status = 'inDevelopment', expected_on = '2027-03-01' WHERE code = $1 AND course_id = $2",
    [module, content.ids.course],
  );
  await announceCourses(database);
  await expect.poll(async () => (await page.goto(placeOf(content, 0)))?.status()).toBe(404);
  await expectGone(page, `/course/${course}/${module}`);
  await page.goto(`/course/${course}`);
  await expect(page.getByText('Previsto para 1 de março de 2027')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Primeiros laços' })).toHaveCount(0);
});
