import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, pauseRemembering, remembered, setHearing } from './remembered';

function counted() {
  let reads = 0;
  return vi.fn(async () => {
    reads += 1;
    return reads;
  });
}

describe('remembered', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    setHearing(true);
    forget('courses');
    return () => {
      vi.useRealTimers();
      setHearing(false);
    };
  });

  it('reads once while nothing is announced', async () => {
    const read = counted();
    expect([await remembered('courses', 'once', read), await remembered('courses', 'once', read)]).toEqual([1, 1]);
  });

  it('reads again after an announcement', async () => {
    const read = counted();
    await remembered('courses', 'again', read);
    forget('courses');
    expect(await remembered('courses', 'again', read)).toBe(2);
  });

  it('keeps nothing that was read before an announcement and came after it', async () => {
    const read = counted();
    const slow = remembered('courses', 'slow', async () => {
      const early = await read();
      forget('courses');
      return early;
    });
    expect(await slow).toBe(1);
    expect(await remembered('courses', 'slow', read)).toBe(2);
  });

  it('keeps nothing while it hears no announcements', async () => {
    setHearing(false);
    const read = counted();
    await remembered('courses', 'deaf', read);
    expect(await remembered('courses', 'deaf', read)).toBe(2);
  });

  it('reads the database itself while a change is being committed here', async () => {
    const read = counted();
    await remembered('courses', 'pause', read);
    pauseRemembering('courses');
    await remembered('courses', 'pause', read);
    expect(await remembered('courses', 'pause', read)).toBe(3);
    vi.advanceTimersByTime(5001);
    await remembered('courses', 'pause', read);
    expect(await remembered('courses', 'pause', read)).toBe(4);
  });

  it('trusts nothing longer than a minute', async () => {
    const read = counted();
    await remembered('courses', 'old', read);
    vi.advanceTimersByTime(60_001);
    expect(await remembered('courses', 'old', read)).toBe(2);
  });
});
