import { expect, it } from 'vitest';
import { inOrder } from './in-order';

it('does one after the other, also behind a failure', async () => {
  const [queue, done] = [inOrder(), [] as string[]];
  const first = queue(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    done.push('slow');
  });
  const failing = queue(() => Promise.reject(new Error('refused')));
  const last = queue(async () => done.push('quick'));
  await expect(failing).rejects.toThrow('refused');
  await Promise.all([first, last]);
  expect(done).toEqual(['slow', 'quick']);
});
