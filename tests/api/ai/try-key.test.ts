import { afterEach, describe, expect, it } from 'vitest';
import { tryKey } from '@/lib/platform/ai/try-key';
import { startVendor, type Vendor } from '@/tests/support/ai/vendor';

describe('trying a key', () => {
  let vendor: Vendor;
  afterEach(() => vendor.close());

  it('says whether it is good, wrong, or not to be told', async () => {
    vendor = await startVendor();
    const { baseUrl, key: apiKey } = vendor;
    expect(await tryKey({ baseUrl, apiKey, reach: 'private' })).toBe('accepted');
    expect(await tryKey({ baseUrl, apiKey: 'sk-wrong', reach: 'private' })).toBe('refused');
    expect(await tryKey({ baseUrl, apiKey, reach: 'public' })).toBe('unreachable');
    expect(vendor.requests).toHaveLength(2);
    vendor.set({ fault: () => ({ kind: 'status', status: 500 }) });
    expect(await tryKey({ baseUrl, apiKey, reach: 'private' })).toBe('unreachable');
    await vendor.away();
    expect(await tryKey({ baseUrl, apiKey, reach: 'private' })).toBe('unreachable');
  });
});
