import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe';
import { announceCourses, removeContent, type StoredContent, storeContent } from '../support/store-content';
import { test as base } from '../support/test';

const test = base.extend<{ content: StoredContent }>({
  content: async ({ database }, use) => {
    const stored = await storeContent(database, { steps: rich });
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

test('a visitor finds a lesson by course and module, reads on to the next, and prints it @only-phone', async ({
  page,
  content,
}) => {
  await page.goto(`/course/${content.course}`);
  await page.getByRole('link', { name: 'Primeiros laços' }).click();
  await expect(page).toHaveURL(`/course/${content.course}/MA1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CT1: Primeiros laços');
  for (const text of ['O labirinto', 'Um jogo de uma tela', 'Pergunte o que o programa repete.']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Aula do laço 1' }).click();
  await expect(page).toHaveURL(placeOf(content, 0));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aula do laço 1');
  for (const text of ['Aula 1 · Unidade 1', '50 minutos']) await expect(page.getByText(text)).toBeVisible();
  const shown = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(shown).toEqual(['Materiais', 'Passo a passo', 'Atividade', 'Perguntas']);
  await expect(page.getByRole('heading', { level: 3, name: 'Conversa' })).toHaveAttribute('id', 'steps-conversa');
  // What is wide scrolls inside itself.
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('onde ele se repete?')).toBeVisible();
  for (const hidden of ['Você está em', 'Aulas vizinhas', 'Navegação principal']) {
    for (const bar of await page.getByRole('navigation', { name: hidden, includeHidden: true }).all()) {
      await expect(bar).toBeHidden();
    }
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('navigation', { name: 'Aulas vizinhas' })).toBeVisible();
  await page.getByRole('link', { name: 'Próxima aula: Aula do laço 2' }).click();
  await expect(page).toHaveURL(placeOf(content, 1));
  // The third has a draft alone, so the second is the last.
  await expect(page.getByRole('link', { name: 'Próxima aula' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Cursos', exact: true }).first().click();
  await expect(page).toHaveURL('/course');
});

test('a player asks nothing of the other site before the click, and then plays in its place', async ({
  page,
  content,
}) => {
  const foreign: string[] = [];
  await page.route(/^https:/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<button>Play</button>' });
  });
  await page.goto(placeOf(content, 0));
  const player = page.getByRole('link', { name: 'YouTube: O laço', exact: true });
  await player.scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
  await player.click();
  await expect(page.frameLocator('iframe[title="YouTube: O laço"]').getByRole('button')).toHaveText('Play');
  expect(foreign).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0']);
  await expect(player).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Outro sítio' })).toHaveAttribute('rel', 'noopener nofollow');
});
