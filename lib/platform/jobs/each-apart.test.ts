import { expect, it } from 'vitest';
import { eachApart } from './each-apart';

it('eachApart ends when the worker must', async () => {
  const ending = new AbortController();
  const done: string[] = [];
  const each = async (id: string) => {
    done.push(id);
    ending.abort();
  };
  const work = eachApart(['a', 'b'], { job: 'test.job', signal: ending.signal, each });
  await expect(work).rejects.toThrow(/abort/i);
  expect(done).toEqual(['a']);
});
