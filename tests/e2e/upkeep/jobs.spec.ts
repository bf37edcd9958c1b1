import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { toast } from '../support/course-form';
import { test } from '../support/test';

test('an administrator sees what failed and has it tried again', async ({ page, signIn, database }) => {
  const reason = `no line ${randomUUID()}`;
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO pgboss.job (name, data, state, completed_on, output)
       VALUES ('access.forget-expired', '{}', 'failed', now(), jsonb_build_object('message', $1::text)) RETURNING id`,
    [reason],
  );
  await signIn('admin');
  await page.goto('/en/adm/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Automatic jobs');
  const row = page.getByRole('row').filter({ hasText: reason });
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page, 'The job will be tried again.')).toBeVisible();
  await expect(row).toHaveCount(0);
  const { rows: now } = await database.query<{ state: string }>('SELECT state::text FROM pgboss.job WHERE id = $1', [
    rows[0]?.id,
  ]);
  expect(['retry', 'active', 'completed']).toContain(now[0]?.state);
});
