import { expect, it } from 'vitest';
import { testPassword } from './test-password';

it('makes of any eight bytes a password that a pupil can sign in with', () => {
  for (const byte of [0, 77, 128, 255])
    expect(testPassword(new Uint8Array(8).fill(byte))).toMatch(/^[a-z]{4}[2-9]{4}$/);
});
