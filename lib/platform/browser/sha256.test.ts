import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { digestByHand, fromHexadecimal, sha256 } from './sha256';

const lengths = [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000, 256 * 1024];

describe('the hash of a part', () => {
  it.each(lengths)('of %i bytes is what Node says', async (length) => {
    const bytes = new Uint8Array(randomBytes(length));
    const right = createHash('sha256').update(bytes).digest('hex');
    expect(await sha256(bytes)).toBe(right);
    expect(Buffer.from(digestByHand(bytes)).toString('hex')).toBe(right);
    expect(Buffer.from(fromHexadecimal(right)).toString('hex')).toBe(right);
  });

  it('is made by hand where the page was opened by plain http', async () => {
    vi.stubGlobal('crypto', {});
    expect(await sha256(new TextEncoder().encode('abc'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    vi.unstubAllGlobals();
  });
});
