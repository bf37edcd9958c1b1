import { expect, it } from 'vitest';
import { clientAddress } from './client-address';

it.each([
  { told: 'nobody', proxies: 0, forwardedFor: '9.9.9.9', address: '10.0.0.1' },
  { told: 'one proxy', proxies: 1, forwardedFor: '6.6.6.6, 8.8.8.8', address: '8.8.8.8' },
  { told: 'two proxies', proxies: 2, forwardedFor: '6.6.6.6, 8.8.8.8, 10.0.0.2', address: '8.8.8.8' },
  { told: 'a proxy that told nothing', proxies: 1, forwardedFor: undefined, address: '10.0.0.1' },
  { told: 'fewer than there are', proxies: 3, forwardedFor: '8.8.8.8', address: '10.0.0.1' },
])('is told by $told', ({ proxies, forwardedFor, address }) => {
  expect(clientAddress('::ffff:10.0.0.1', forwardedFor, proxies)).toBe(address);
});
