import { expect } from '@playwright/test';
import { saveButton, toast } from '../support/course-form';
import { test } from '../support/test';

/** Milliseconds of a toast's life, told by the page itself: shown, then told to leave, then out of the tree. */
type Life = { shown: number; leaving: number; gone: number };

declare global {
  interface Window {
    toastLife?: Partial<Life>;
  }
}

function recordToasts(): void {
  const life: Partial<Life> = {};
  window.toastLife = life;
  new MutationObserver(() => {
    const card = document.querySelector('.toast-card');
    if (card) life.shown ??= performance.now();
    if (card?.hasAttribute('data-leaving')) life.leaving ??= performance.now();
    if (!card && life.leaving) life.gone ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

test('a success stands green at the top for two seconds and is gone a second later', async ({
  page,
  signIn,
  courses,
}) => {
  const { codigo } = await courses.create();
  await page.addInitScript(recordToasts);
  await signIn('admin');
  await page.goto(`/adm/courses/${codigo}`);
  await saveButton(page).click();
  const card = toast(page, 'Dados salvos com sucesso!');
  await expect(card).toBeVisible();
  await expect(card).toHaveAttribute('data-kind', 'success');
  const [red = 0, green = 0, blue = 0] = await card.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  expect(green).toBeGreaterThan(Math.max(red, blue));
  await expect.poll(async () => Math.round((await card.boundingBox())?.y ?? 0)).toBe(108);
  await page.mouse.move(0, 0);
  await expect(card).toHaveCount(0);
  const life = (await page.evaluate(() => window.toastLife)) as Life;
  expect(life.leaving - life.shown).toBeGreaterThan(1700);
  expect(life.leaving - life.shown).toBeLessThan(3000);
  expect(life.gone - life.leaving).toBeGreaterThan(850);
  expect(life.gone - life.leaving).toBeLessThan(2000);
});

test('a warning is red and can be closed', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/adm/courses/new');
  await saveButton(page).click();
  const card = toast(page, 'Atenção!');
  await expect(card).toHaveAttribute('data-kind', 'error');
  await card.getByRole('button', { name: 'Fechar' }).click();
  await expect(card).toHaveCount(0);
});
