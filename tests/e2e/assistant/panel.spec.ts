import { expect } from '@playwright/test';
import { AssistantPanel } from '../support/assistant-panel';
import { test } from '../support/test';

test('whoever is signed in has the button on every page, and nobody else', async ({ page, signIn }) => {
  const panel = new AssistantPanel(page);
  await page.goto('/course');
  await expect(panel.opener()).toBeHidden();
  await signIn('aluno');
  for (const path of ['/student', '/course', '/knowledgebase', '/en/course/MT']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^Assist(ente|ant)$/ })).toBeVisible();
  }
});

test('whoever has no material to ask about has no button, on open pages neither', async ({ page, signIn }) => {
  await signIn('somosselfieproduto');
  for (const path of ['/selfie', '/course', '/knowledgebase']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-signed-in', /./);
    await expect(new AssistantPanel(page).opener()).toBeHidden();
  }
});

test('a page that never opens it fetches nothing of the panel', async ({ page, signIn }) => {
  await signIn('aluno');
  const fetched: string[] = [];
  page.on('response', async (response) => {
    if (/\.(js|css)(\?|$)/.test(response.url()) && (await response.text()).includes('ai-panel')) {
      fetched.push(response.url());
    }
  });
  await page.goto('/student');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await new AssistantPanel(page).open();
  expect(fetched).not.toEqual([]);
});

test('the button covers no control at the end of a page', async ({ page, signIn }) => {
  await signIn('aluno');
  for (const path of ['/student', '/course']) {
    await page.goto(path);
    const last = page.locator(':is(main, footer) :is(a, button)').last();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [control, button] = [await last.boundingBox(), await new AssistantPanel(page).opener().boundingBox()];
    expect((control?.y ?? 0) + (control?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  }
});

test('it opens beside the page, takes the focus, and Esc gives it back', async ({ page, signIn }) => {
  await signIn('instrutor');
  await page.goto('/facilitator');
  const panel = new AssistantPanel(page);
  await panel.open();
  await expect(panel.field).toBeFocused();
  await page.getByRole('link', { name: 'Cursos' }).first().click();
  await expect(page).toHaveURL(/\/course$/);
  await expect(panel.root).toBeVisible();
  await panel.field.focus();
  await page.keyboard.press('Escape');
  await expect(panel.root).toBeHidden();
  await expect(panel.opener()).toBeFocused();
  await page.reload();
  await expect(panel.opener()).toBeVisible();
  await expect(panel.root).toBeHidden();
});

test('it takes the whole screen when it is told to, and stays so', async ({ page, signIn }) => {
  await signIn('aluno');
  await page.goto('/student');
  const panel = new AssistantPanel(page);
  await panel.open();
  await panel.root.getByRole('button', { name: 'Usar a tela toda' }).click();
  expect((await panel.root.boundingBox())?.width).toBeCloseTo(1280, 0);
  await page.reload();
  await expect(panel.root).toBeVisible();
  expect((await panel.root.boundingBox())?.width).toBeCloseTo(1280, 0);
  await panel.root.getByRole('button', { name: 'Voltar para o lado' }).click();
  await expect.poll(async () => (await panel.root.boundingBox())?.width).toBeLessThan(500);
});

test('on a phone it has the whole screen and no choice of it', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('aluno');
  await page.goto('/student');
  const panel = new AssistantPanel(page);
  await panel.open();
  await expect.poll(() => panel.root.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  await expect(panel.root.getByRole('button', { name: 'Usar a tela toda' })).toBeHidden();
  await panel.root.getByRole('button', { name: 'Fechar o assistente' }).click();
  await expect(panel.opener()).toBeFocused();
});

test('who sees as somebody has no assistant', async ({ page, signIn, context, origin }) => {
  await signIn('admin');
  await context.addCookies([{ name: 'seeing', value: '1', url: origin }]);
  await page.goto('/course');
  await expect(page.locator('html')).toHaveAttribute('data-seeing', '');
  await expect(new AssistantPanel(page).opener()).toBeHidden();
});
