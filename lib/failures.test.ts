import { describe, expect, it } from 'vitest';
import { failureCode } from './failures';

describe('failureCode', () => {
  it('knows our codes, and nothing else that an address may carry', () => {
    expect(failureCode('auth.link-expired')).toBe('auth.link-expired');
    for (const value of [undefined, '', 'auth', 'constructor', 'toString', '__proto__']) {
      expect(failureCode(value)).toBeUndefined();
    }
  });
});
