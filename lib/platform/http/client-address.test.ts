import { describe, expect, it } from 'vitest';
import { clientAddress, placeOf } from './client-address';

it.each([
  { told: 'nobody', proxies: 0, forwardedFor: '9.9.9.9', address: '10.0.0.1' },
  { told: 'one proxy', proxies: 1, forwardedFor: '6.6.6.6, 8.8.8.8', address: '8.8.8.8' },
  { told: 'two proxies', proxies: 2, forwardedFor: '6.6.6.6, 8.8.8.8, 10.0.0.2', address: '8.8.8.8' },
  { told: 'a proxy that told nothing', proxies: 1, forwardedFor: undefined, address: '10.0.0.1' },
  { told: 'a proxy that tells the port', proxies: 1, forwardedFor: '8.8.8.8:51234', address: '8.8.8.8' },
  { told: 'one that does so of IPv6', proxies: 1, forwardedFor: '[2001:db8::1]:443', address: '2001:db8::1' },
  { told: 'one that writes IPv4 as IPv6', proxies: 1, forwardedFor: '::FFFF:8.8.8.8', address: '8.8.8.8' },
  { told: 'fewer than there are', proxies: 3, forwardedFor: '8.8.8.8', address: '10.0.0.1' },
])('is told by $told', ({ proxies, forwardedFor, address }) => {
  expect(clientAddress('::ffff:10.0.0.1', forwardedFor, proxies)).toBe(address);
});

describe('placeOf', () => {
  it('is the address, and of IPv6 its network: a line has 2^64 addresses of that', () => {
    expect(placeOf('203.0.113.9')).toBe('203.0.113.9');
    expect(placeOf('')).toBe('');
    for (const own of ['2001:db8:0:7::1', '2001:DB8::7:a:b:c:d', '2001:0db8:0000:0007:1:2:3:4']) {
      expect(placeOf(own)).toBe('2001:db8:0:7::/64');
    }
    expect(placeOf('2001:db8:0:8::1')).not.toBe(placeOf('2001:db8:0:7::1'));
    expect(placeOf('::1')).toBe('0:0:0:0::/64');
    expect(placeOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });
});
