import { expect } from '@playwright/test';
import { toast } from '../support/course-form';
import { holdRequests } from '../support/hold-requests';
import { openPanel } from '../support/panel-on-a-part';
import { type Said, scriptSpeech } from '../support/scripted-speech';
import { test } from '../support/test';

const guess = (text: string): Said => ({ text, isFinal: false });
const final = (text: string, confidence = 0.9): Said => ({ text, isFinal: true, confidence });

/** A question of this test alone: the conversations of the demo's people are shared. */
const asked = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}`;

test.beforeEach(async ({ signIn, page }) => {
  await signIn('instrutor');
  await page.goto('/facilitator');
});

test('what is spoken is shown, sent by itself or by Esc, stays where it is too long, and its answer is read aloud', async ({
  page,
}) => {
  const speech = await scriptSpeech(page);
  await page.reload();
  const { field, microphone, question, panel } = await openPanel(page, 'robotics', 1);
  // Pressed again while it is coming on, it is off.
  const letGo = await holdRequests(page, /\.js$/);
  await microphone.click();
  await expect(panel.getByText('Ligando o microfone…')).toBeVisible();
  await expect(field).not.toBeEditable();
  await microphone.click();
  await expect(microphone).toHaveAttribute('aria-pressed', 'false');
  await expect(field).toBeEditable();
  letGo();
  await microphone.click();
  await expect(microphone).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.getByText('Estou ouvindo. Fale em português.')).toBeVisible();
  await expect.poll(() => speech.starts()).toEqual([{ lang: 'pt-BR', continuous: false, interimResults: true }]);
  await expect(field).not.toBeEditable();
  const text = asked('como ligo um sensor');
  await speech.hear(guess('como ligo'));
  await expect(field).toHaveValue('como ligo');
  await speech.hear(final(text));
  await speech.end();
  await expect(question(text)).toHaveCount(1);
  await expect(field).toHaveValue('');
  await expect.poll(async () => (await speech.spoken()).length).toBeGreaterThan(0);
  for (const { rate, lang, voice } of await speech.spoken()) {
    expect({ rate, lang, voice }).toEqual({ rate: 1.3, lang: 'pt-BR', voice: 'pt-BR' });
  }
  const reading = panel.getByRole('button', { name: 'Parar a leitura' });
  await expect(reading).toHaveCount(1);
  await speech.finishReading();
  await expect(reading).toHaveCount(0);

  await microphone.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await speech.starts()).length).toBe(2);
  const byKey = asked('o que faz o motor');
  await speech.hear(final(byKey));
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();
  await expect(question(byKey)).toHaveCount(1);
  await expect(microphone).toHaveAttribute('aria-pressed', 'false');

  await expect(field).toBeEditable();
  await microphone.click();
  await expect.poll(async () => (await speech.starts()).length).toBe(3);
  const long = `${'volta '.repeat(700)}${asked('fim')}`;
  await speech.hear(final(long));
  await speech.end();
  await expect(field).toHaveValue(long);
  await expect(panel.getByRole('alert')).toHaveText('Pergunta longa demais. Letras a mais:');
  await field.fill('');
});

test('an answer is read aloud on demand, without code, formulas and numbers of citations', async ({ page }) => {
  const speech = await scriptSpeech(page);
  const html =
    '<p>Use um laço <a class="citation" href="/course">1</a>.</p><pre><code>repita 10</code></pre>' +
    '<p>A soma é <math><mi>x</mi></math> pontos.</p>';
  const english = '<p>This is what you do with the loop.</p>';
  const answer = (docId: string, answerHtml: string) => ({
    docId,
    role: 'assistant',
    content: 'x',
    html: answerHtml,
    datahora: new Date().toISOString(),
    state: 'done',
    origin: 'model',
    sources: [],
  });
  const items = [
    answer('01936b2e-5f4a-7c3d-8e9f-0123456789ab', html),
    answer('01936b2e-5f4a-7c3d-8e9f-0123456789ac', english),
  ];
  await page.route('**/api/firestore/conversations?*', (route) => route.fulfill({ json: { items } }));
  await page.reload();
  const { answers } = await openPanel(page, 'robotics', 2);
  await answers.first().getByRole('button', { name: 'Ouvir a resposta' }).click();
  expect((await speech.spoken()).map(({ text }) => text)).toEqual(['Use um laço.', 'A soma é pontos.']);
  await answers.first().getByRole('button', { name: 'Parar a leitura' }).click();
  await expect(answers.first().getByRole('button', { name: 'Ouvir a resposta' })).toBeVisible();
  await answers.last().getByRole('button', { name: 'Ouvir a resposta' }).click();
  expect((await speech.spoken()).at(-1)).toMatchObject({ lang: 'en-US', rate: 1.3 });
  await page.getByRole('button', { name: 'Fechar o assistente' }).click();
  expect(await page.evaluate(() => window.scriptedSpeech.cancels)).toBeGreaterThanOrEqual(2);
});

test('commands are carried out instead of being sent, and held down a pause ends nothing: letting go does', async ({
  page,
}) => {
  const speech = await scriptSpeech(page);
  await page.reload();
  const { microphone, panel, question, field } = await openPanel(page, 'robotics', 5);
  const say = async (text: string) => {
    const before = (await speech.starts()).length;
    await microphone.click();
    await expect.poll(async () => (await speech.starts()).length).toBe(before + 1);
    await speech.hear(final(text));
    await speech.end();
    await expect(microphone).toHaveAttribute('aria-pressed', 'false');
  };
  await say('Parar.');
  await expect(toast(page, 'Parei de ler.')).toBeVisible();
  await say('ler de novo');
  await expect(toast(page, 'Ainda não há resposta para ler.')).toBeVisible();
  await microphone.click();
  await expect.poll(async () => (await speech.starts()).length).toBe(3);
  await speech.fail('no-speech');
  await speech.end();
  await expect(toast(page, 'Não ouvi nada. Tente falar de novo.')).toBeVisible();
  await expect(microphone).toHaveAttribute('aria-disabled', 'false');
  await expect(microphone).toHaveAttribute('aria-pressed', 'false');
  await microphone.hover();
  await page.mouse.down();
  await expect.poll(async () => (await speech.starts()).length).toBe(4);
  const first = asked('primeira parte');
  await speech.hear(final(first));
  await expect.poll(() => speech.isContinuous()).toBe(true);
  await speech.end();
  await expect.poll(async () => (await speech.starts()).length).toBe(5);
  await speech.hear(final('e a segunda'));
  await page.mouse.up();
  await expect(question(`${first} e a segunda`)).toHaveCount(1);
  await expect(field).toBeEditable();
  const text = asked('para que serve a placa');
  await field.fill(text);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Ouvir a resposta' })).toHaveCount(1);
  await say('leia de novo');
  await expect.poll(async () => (await speech.spoken()).length).toBeGreaterThan(0);
  await say('limpar a conversa');
  await panel.getByRole('alertdialog').getByRole('button', { name: 'Limpar' }).click();
  await expect(question(text)).toHaveCount(0);
  await expect(field).toHaveValue('');
});

test('a microphone that is denied is off, and says why', async ({ page }) => {
  await scriptSpeech(page, { microphone: 'denied' });
  await page.reload();
  const { microphone, panel, field } = await openPanel(page);
  await microphone.click();
  await expect(panel.getByText('O microfone está bloqueado para esta página.')).toBeVisible();
  await expect(microphone).toHaveAttribute('aria-disabled', 'true');
  await expect(field).toBeEditable();
});

test('a browser that hears no speech says so for 2750 ms', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
  });
  await page.clock.install();
  await page.reload();
  const { microphone } = await openPanel(page);
  const notice = toast(page, 'Parece que seu browser não suporta reconhecimento de fala!');
  await page.clock.pauseAt(Date.now() + 60_000);
  await microphone.click();
  // What shows it comes over the line, in its own time.
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return notice.isVisible();
    })
    .toBe(true);
  await page.clock.runFor(2600);
  await expect(notice).not.toHaveAttribute('data-leaving');
  await page.clock.runFor(200);
  await expect(notice).toHaveAttribute('data-leaving', 'true');
});

test('a pupil whose school has not agreed is told so', async ({ browser, sessionOf, origin }) => {
  const context = await browser.newContext({ baseURL: origin });
  await context.addCookies(await sessionOf('aluno'));
  const page = await context.newPage();
  const speech = await scriptSpeech(page);
  await page.goto('/student');
  const { microphone, panel } = await openPanel(page);
  await microphone.click();
  await expect(panel.getByText('Sua escola ainda não liberou a fala para estudantes.')).toBeVisible();
  await expect(microphone).toHaveAttribute('aria-disabled', 'true');
  expect(await speech.starts()).toEqual([]);
  await context.close();
});

test.describe('on Android', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    viewport: { width: 360, height: 760 },
  });

  test('words that come again and again are said once, and what ends without a final word waits', async ({ page }) => {
    const speech = await scriptSpeech(page);
    await page.reload();
    const { microphone, field, question, panel } = await openPanel(page, 'robotics', 6);
    await microphone.click();
    await expect.poll(async () => (await speech.starts()).length).toBe(1);
    const text = asked('o que é um servo');
    await speech.hear(final('o', 0));
    await speech.hear(final('o', 0), final('o que', 0));
    await speech.hear(final('o', 0), final('o que', 0), final('o que é um servo', 0));
    await expect(field).toHaveValue('o que é um servo');
    await speech.hear(final('o que é um', 0.8));
    await speech.hear(final('o que é um', 0.8), final(text, 0.8));
    await speech.hear(final('o que é um', 0.8), final(text, 0.8), final(text, 0.8));
    await speech.end();
    await expect(panel.locator('.ai-question .ai-typed').last()).toHaveText(text);
    await expect(question(text)).toHaveCount(1);
    await expect(field).toBeEditable();
    await microphone.click();
    await expect.poll(async () => (await speech.starts()).length).toBe(2);
    const unsure = asked('como paro');
    await speech.hear(final(unsure, 0));
    await speech.end();
    await expect(toast(page, 'Não tenho certeza do que ouvi.')).toBeVisible();
    await expect(field).toHaveValue(unsure);
    await expect(field).toBeEditable();
    await expect(question(unsure)).toHaveCount(0);
    await panel.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(question(unsure)).toHaveCount(1);
  });
});
