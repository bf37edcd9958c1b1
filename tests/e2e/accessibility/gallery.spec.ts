import { expect } from '@playwright/test';
import { test } from '../support/test';
import { expectAccessible } from './axe';

test('every primitive in all its states is accessible, where the gallery was built', async ({ page }, info) => {
  const answer = await page.request.get('/gallery');
  info.skip(answer.status() === 404, 'built without GALLERY=1');
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
