import { expect, it } from 'vitest';
import { chaos } from '@/tests/support/outbox/chaos';

// `npm run chaos` tries two hundred.
it('loses and doubles nothing that a browser kept, through cuts, two tabs, reloads and a killed server', async () => {
  expect(await chaos(2)).toMatchObject({ tried: 40, lost: 0, doubled: 0, kills: 1 });
}, 120_000);
