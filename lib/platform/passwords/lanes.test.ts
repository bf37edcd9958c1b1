import { describe, expect, it } from 'vitest';
import { fairLanes } from './lanes';

/** Pieces of work that end when they are told to, and the order in which they began. */
function works() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, endOne };
}

describe('lanes', () => {
  it('run no more at once than there are', async () => {
    const { begun, work, endOne } = works();
    const inLane = fairLanes(2);
    for (const name of ['a', 'b', 'c']) void inLane('one', work(name));
    expect(begun).toEqual(['a', 'b']);
    await endOne();
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('let a newcomer pass those who flood', async () => {
    const { begun, work, endOne } = works();
    const inLane = fairLanes(1);
    for (const name of ['f1', 'f2', 'f3', 'f4']) void inLane('flood', work(name));
    for (const name of ['s1', 's2']) void inLane('school', work(name));
    for (let each = 0; each < 5; each += 1) await endOne();
    expect(begun).toEqual(['f1', 'f2', 's1', 'f3', 's2', 'f4']);
  });

  it('go on after work that fails', async () => {
    const inLane = fairLanes(1);
    const failing = inLane('one', () => Promise.reject(new Error('no')));
    const after = inLane('one', async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await after).toBe('yes');
  });
});
