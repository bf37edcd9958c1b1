import { expect, type Page } from '@playwright/test';
import { AssistantPanel } from '../support/assistant-panel';
import { test } from '../support/test';

/** Requests of this address wait until they are let go. */
async function hold(page: Page, address: string | RegExp) {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}

async function opened(page: Page, path: string): Promise<AssistantPanel> {
  await page.goto(path);
  const panel = new AssistantPanel(page);
  await panel.open();
  return panel;
}

test.beforeEach(async ({ signIn }) => {
  await signIn('admin');
});

test('a question that hangs on a dead line is taken back, and arrives once', async ({ page }) => {
  const panel = await opened(page, '/course/MT');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/add_message')) sent += 1;
  });
  const letGo = await hold(page, '**/add_message');
  await panel.ask('O que é uma variável?');
  const stop = panel.root.getByRole('button', { name: 'Parar' });
  await expect(async () => {
    if (await stop.isVisible()) await stop.dblclick({ timeout: 1000 });
    await expect(panel.field).toBeEditable({ timeout: 2000 });
  }).toPass();
  await expect(panel.field).toHaveValue('O que é uma variável?');
  await expect(panel.messages).toHaveCount(0);
  expect(sent).toBe(1);
  await page.unroute('**/add_message');
  letGo();
  await panel.field.press('Enter');
  await panel.answered(2);
});

test('a second click on the same spot, or a key held down, stops nothing', async ({ page }) => {
  const panel = await opened(page, '/course/MP');
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
    const letGo = await hold(page, '**/chatgpt/prompt');
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

test('a question costs one reading of the conversation, the first', async ({ page }) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/firestore/conversations?')) reads.push(request.url());
  });
  const panel = await opened(page, '/course/MY');
  await panel.ask('O que é um sensor?');
  const answer = await panel.answered(2);
  const like = answer.getByRole('button', { name: 'Gostei', exact: true });
  const liked = page.waitForResponse('**/update_message_feedback');
  await like.click();
  await liked;
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(reads).toHaveLength(1);
});

test('the microphone pressed again while it is coming on is off', async ({ page }) => {
  const panel = await opened(page, '/course/MT/MA1');
  const microphone = panel.root.getByRole('button', { name: /^(Falar a pergunta|Parar de ouvir)$/ });
  const letGo = await hold(page, /\.js$/);
  await microphone.click();
  await expect(panel.root.getByText('Ligando o microfone…')).toBeVisible();
  await expect(panel.field).not.toBeEditable();
  await microphone.click();
  await expect(microphone).toHaveAttribute('aria-pressed', 'false');
  await expect(panel.field).toBeEditable();
  letGo();
});

test('two equal failures are two announcements', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/422/, /422/);
  const panel = await opened(page, '/course/MT/MA1');
  const refuse = () =>
    page.route(
      '**/chatgpt/prompt',
      (route) => route.fulfill({ status: 422, json: { code: 'request.invalid', status: 422, fields: [] } }),
      { times: 1 },
    );
  const told = panel.root.getByRole('status').filter({ hasText: 'O assistente respondeu: Erro ao recuperar' });
  await refuse();
  await panel.ask('Para que serve um laço?');
  await expect(told).toHaveCount(1);
  await refuse();
  const letGo = await hold(page, '**/chatgpt/prompt');
  await panel.root.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(told).toHaveCount(0);
  letGo();
  await expect(told).toHaveCount(1);
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

test('who asks too often is told so', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/429/, /request\.too-many/);
  const panel = await opened(page, '/course/MP');
  await page.route(
    '**/add_message',
    (route) => route.fulfill({ status: 429, json: { code: 'request.too-many', status: 429, fields: [] } }),
    { times: 1 },
  );
  await panel.ask('O que é um servo?');
  await expect(panel.root.getByText('Muitos pedidos em pouco tempo. Espere um pouco.')).toBeVisible();
  await expect(panel.field).toHaveValue('O que é um servo?');
});
