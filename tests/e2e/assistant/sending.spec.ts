import { expect } from '@playwright/test';
import { AssistantPanel } from '../support/assistant-panel';
import { holdRequests } from '../support/hold-requests';
import { test } from '../support/test';

test('a second click on the same spot, or a key held down, stops nothing', async ({ page, signInAsNewcomer }) => {
  await signInAsNewcomer();
  await page.goto('/course/MP');
  const panel = new AssistantPanel(page);
  await panel.open();
  const stop = panel.root.getByRole('button', { name: 'Parar' });
  const send = panel.root.getByRole('button', { name: 'Enviar', exact: true });
  const stops: string[] = [];
  page.on('request', (request) => {
    if (/\/stop$/.test(request.url())) stops.push(request.url());
  });
  for (const [again, count] of [
    ['click', 2],
    ['key', 4],
  ] as const) {
    const letGo = await holdRequests(page, '**/chatgpt/prompt');
    await panel.field.fill(`O que é um motor ${count}?`);
    const box = await send.boundingBox();
    const spot = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20] as const;
    await send.focus();
    if (again === 'click') await page.mouse.click(...spot);
    else await page.keyboard.down('Enter');
    await expect(stop).toBeVisible();
    if (again === 'key') await page.keyboard.down('Enter');
    else {
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
    }
    await expect(stop).toBeEnabled();
    await page.keyboard.up('Enter');
    letGo();
    await page.unroute('**/chatgpt/prompt');
    await expect(await panel.answered(count)).not.toContainText('Resposta parada');
  }
  expect(stops).toEqual([]);
});

test('lessons that cannot be had are asked for again, and nothing is sent meanwhile', async ({
  page,
  signIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_FAILED/);
  await signIn('instrutor');
  await page.goto('/course/MT/MA1');
  await page.route('**/divisaoAulasModulo*', (route) => route.abort(), { times: 1 });
  await page.locator('main a[href*="/lesson/MT/MA1/1/"]').first().click();
  await expect(page).toHaveURL(/\/lesson\/MT\/MA1\/1\//);
  const panel = new AssistantPanel(page);
  await panel.opener().click();
  await expect(panel.root.getByRole('alert')).toContainText('Não foi possível carregar os assuntos.');
  await expect(panel.field).not.toBeEditable();
  await panel.root.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(panel.subject).toHaveValue('modulo_MA1');
  await expect(panel.part).not.toHaveValue('');
  await expect(panel.field).toBeEditable();
});
