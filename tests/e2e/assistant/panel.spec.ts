import { expect } from '@playwright/test';
import { AssistantPanel } from '../support/assistant-panel';
import { holdRequests } from '../support/hold-requests';
import { profileKept } from '../support/profile-kept';
import { test } from '../support/test';

test('whoever is signed in has the button (§6); a visitor, an editor and who sees as somebody have none', async ({
  page,
  context,
  signIn,
  origin,
}) => {
  const panel = new AssistantPanel(page);
  await page.goto('/course');
  await expect(panel.opener()).toBeHidden();
  await signIn('somosselfieproduto');
  for (const path of ['/selfie', '/course']) {
    await page.goto(path);
    await expect(panel.opener()).toBeVisible();
  }
  await context.clearCookies();
  await signIn('admin');
  await page.goto('/course');
  await expect(panel.opener()).toBeVisible();
  // Where somebody writes, it would cover what is written or stand in its way.
  await page.goto('/adm/courses/MT/modules/new');
  await expect(page.getByRole('button', { name: /^Minha conta/ })).toBeVisible();
  await expect(panel.opener()).toBeHidden();
  await context.addCookies([{ name: 'seeing', value: '1', url: origin }]);
  await page.goto('/course');
  await expect(page.locator('html')).toHaveAttribute('data-seeing', '');
  await expect(panel.opener()).toBeHidden();
});

test('a press before the scripts have come is kept, and opens it once they have', async ({ page, signIn }) => {
  await signIn('aluno');
  const letGo = await holdRequests(page, /\/_next\/static\/.*\.js/);
  await page.goto('/student', { waitUntil: 'commit' });
  const panel = new AssistantPanel(page);
  await panel.opener().click();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Assistente' })).toBeVisible();
});

test('a page that never opens it fetches nothing of the panel', async ({ page, signIn }) => {
  await signIn('aluno');
  const scripts: string[] = [];
  const fetched: Promise<boolean>[] = [];
  page.on('response', (response) => {
    if (!/\.(js|css)(\?|$)/.test(response.url())) return;
    scripts.push(response.url());
    fetched.push(response.text().then((text) => text.includes('ai-panel')));
  });
  const panel = new AssistantPanel(page);
  const holdsPanel = async () => (await Promise.all(fetched)).includes(true);
  await page.goto('/student');
  await profileKept(page);
  await expect(panel.opener()).toBeVisible();
  expect(scripts).not.toEqual([]);
  expect(await holdsPanel()).toBe(false);
  await panel.open();
  expect(await holdsPanel()).toBe(true);
});

test('it opens beside the page, takes the focus, Esc gives it back, and it takes the whole screen and stays so', async ({
  page,
  signIn,
}) => {
  await signIn('instrutor');
  await page.goto('/facilitator');
  const panel = new AssistantPanel(page);
  await panel.open();
  await expect(panel.field).toBeFocused();
  await page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('button', { name: 'Mais' }).click();
  await page.getByRole('menuitem', { name: 'Cursos' }).click();
  await expect(page).toHaveURL(/\/course$/);
  await expect(panel.root).toBeVisible();
  await panel.field.focus();
  await page.keyboard.press('Escape');
  await expect(panel.root).toBeHidden();
  await expect(panel.opener()).toBeFocused();
  await page.reload();
  await expect(panel.opener()).toBeVisible();
  await expect(panel.root).toBeHidden();
  await panel.open();
  await panel.root.getByRole('button', { name: 'Usar a tela toda' }).click();
  expect((await panel.root.boundingBox())?.width).toBeCloseTo(1280, 0);
  await page.reload();
  await expect(panel.root).toBeVisible();
  expect((await panel.root.boundingBox())?.width).toBeCloseTo(1280, 0);
  await panel.root.getByRole('button', { name: 'Voltar para o lado' }).click();
  await expect.poll(async () => (await panel.root.boundingBox())?.width).toBeLessThan(500);
});

test('its button covers no control, it has the whole screen and no choice of it, and leads nowhere @only-phone', async ({
  page,
  signIn,
}) => {
  await signIn('aluno');
  await page.goto('/student');
  const panel = new AssistantPanel(page);
  await expect(panel.opener()).toBeVisible();
  const last = page.locator(':is(main, footer) :is(a, button)').last();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [control, button] = [await last.boundingBox(), await panel.opener().boundingBox()];
  expect((control?.y ?? 0) + (control?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  await panel.open();
  const { width, height } = page.viewportSize() ?? {};
  await expect.poll(() => panel.root.boundingBox()).toMatchObject({ x: 0, y: 0, width, height });
  await expect(panel.root.getByRole('button', { name: 'Usar a tela toda' })).toBeHidden();
  await expect(panel.root).toContainText('Seus facilitadores podem ler esta conversa.');
  // A pupil is offered no mural.
  await panel.subject.selectOption({ label: 'Geral' });
  await expect(panel.part.locator('option[value="Projetos"]')).toHaveCount(1);
  await expect(panel.part.locator('option[value="Mural"]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/student$/);
  await panel.root.getByRole('button', { name: 'Fechar o assistente' }).click();
  await expect(panel.opener()).toBeFocused();
});
