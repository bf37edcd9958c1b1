import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { toast } from '../support/course-form';
import { openPanel } from '../support/panel-on-a-part';
import { png } from '../support/pictures';
import { test } from '../support/test';

test.beforeEach(async ({ signIn, page }) => {
  await signIn('instrutor');
  await page.goto('/facilitator');
});

const upload = '**/api/firestore/conversations/upload_image';
const removal = '**/api/firestore/conversations/delete_image';

async function pick(page: Page, name = 'Enviar uma imagem') {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name }).click();
  return chooser;
}

test('a picture goes small and bare with one question, and the guide says that it cannot see', async ({ page }) => {
  const { panel, field, question, answers } = await openPanel(page, 'robotics', 1);
  const taken = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#0a0' } })
    .withExif({ IFD0: { Make: 'Secret camera' } })
    .jpeg()
    .toBuffer();
  const sent = page.waitForRequest(upload);
  await (await pick(page)).setFiles({ name: 'robo.jpg', mimeType: 'image/jpeg', buffer: taken });
  const { image } = (await sent).postDataJSON() as { image: { base64: string; extension: string } };
  const bytes = Buffer.from(image.base64, 'base64');
  const { width, height, exif } = await sharp(bytes).metadata();
  expect({ width, height, exif, extension: image.extension }).toEqual({ width: 1280, height: 640, extension: 'jpg' });
  expect(bytes.includes('Secret camera')).toBe(false);
  const preview = panel.getByAltText('Imagem que vai com a pergunta');
  await expect(preview).toBeVisible();
  const text = `O que falta aqui ${Math.random().toString(36).slice(2, 8)}`;
  await field.fill(text);
  await page.keyboard.press('Enter');
  await expect(preview).toHaveCount(0);
  const shown = question(text).getByAltText('Imagem desta pergunta');
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  await expect(answers.last()).toContainText(/imagem|imagens/i);
});

test('what is no picture is named as such; one is on its way, taken out, pasted, and gone with another subject', async ({
  page,
  consoleWatch,
}) => {
  const { panel, field, division, subject } = await openPanel(page, 'robotics', 2);
  await (await pick(page)).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(toast(page, 'Não consegui abrir esta imagem.')).toBeVisible();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(upload, async (route) => {
    await held;
    await route.continue();
  });
  await (await pick(page)).setFiles(await png());
  // The one of the picture before may be leaving still.
  const loading = toast(page, 'Subindo imagem...').and(page.locator(':not([data-leaving])'));
  await expect(loading).toBeVisible();
  await expect(panel.getByLabel('Sua pergunta')).not.toBeEditable();
  letGo();
  await expect(loading).toHaveCount(0);
  const preview = panel.getByAltText('Imagem que vai com a pergunta');
  await expect(preview).toBeVisible();
  consoleWatch.expect(/503|delete_image/);
  await page.route(removal, (route) =>
    route.fulfill({ status: 503, json: { code: 'storage.unavailable', status: 503 } }),
  );
  await panel.getByRole('button', { name: 'Remover a imagem' }).click();
  await expect(toast(page, 'Não foi possível remover a imagem. Ela está de volta.')).toBeVisible();
  await expect(preview).toBeVisible();
  await page.unroute(removal);
  await panel.getByRole('button', { name: 'Remover a imagem' }).click();
  await expect(preview).toHaveCount(0);
  await page.unroute(upload);
  const { buffer } = await png();
  await field.focus();
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'colada.png', { type: 'image/png' }));
    const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(pasted);
  }, buffer.toString('base64'));
  await expect(preview).toBeVisible();
  const attach = panel.getByRole('button', { name: 'Enviar uma imagem' });
  const gone = page.waitForRequest(removal);
  await division.selectOption({ index: 0 });
  await gone;
  await expect(page).toHaveURL(/#base-/);
  await expect(preview).toHaveCount(0);
  await expect(attach).toHaveCount(0);
  await subject.selectOption({ index: 1 });
  await expect(attach).toHaveCount(0);
});

test('stays when its preview fails, and says so when the server has it no more', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/503/, /404/);
  const { panel } = await openPanel(page, 'robotics', 4);
  const answered = page.waitForResponse(upload);
  await (await pick(page)).setFiles(await png());
  const address = String(await (await answered).json());
  const preview = panel.getByAltText('Imagem que vai com a pergunta');
  await expect(preview).toBeVisible();
  const shown = `**${address.split('?')[0]}*`;
  let looks = 0;
  await page.route(shown, (route) => {
    looks += 1;
    return route.fulfill({ status: 503 });
  });
  await page.reload();
  await expect.poll(() => looks).toBe(2);
  await expect(preview).toHaveCount(1);
  await page.unroute(shown);
  await page.route(shown, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(toast(page, 'A imagem esperou demais e não está mais guardada.')).toBeVisible();
  await expect(preview).toHaveCount(0);
});

test('comes from the camera too, and everything fits @only-phone', async ({ page }) => {
  const { panel } = await openPanel(page, 'robotics', 1);
  const camera = panel.locator('input[capture="environment"]');
  await expect(camera).toHaveAttribute('accept', 'image/*');
  await (await pick(page, 'Tirar uma foto')).setFiles(await png());
  await expect(panel.getByAltText('Imagem que vai com a pergunta')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await panel.getByRole('button', { name: 'Remover a imagem' }).click();
});
