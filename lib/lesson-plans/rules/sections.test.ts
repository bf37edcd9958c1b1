import { describe, expect, it } from 'vitest';
import { isOutdated } from './sections';

describe('isOutdated', () => {
  it('is true when a newer version is published than the one it was held against', () => {
    expect(isOutdated(1, { version: 2 })).toBe(true);
    expect(isOutdated(2, { version: 2 })).toBe(false);
    expect(isOutdated(2, null)).toBe(false);
  });
});
