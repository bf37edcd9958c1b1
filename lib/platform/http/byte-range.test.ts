import { describe, expect, it } from 'vitest';
import { byteRange } from './byte-range';

describe('a range of bytes', () => {
  it.each([
    [null, 'whole'],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=5-', { first: 5, last: 9 }],
    ['bytes=5-99', { first: 5, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-99', { first: 0, last: 9 }],
    ['bytes=-0', 'beyond'],
    ['bytes=10-', 'beyond'],
    ['bytes=6-5', 'whole'],
    ['bytes=0-1,4-5', 'whole'],
    ['pages=1-2', 'whole'],
    ['bytes=-', 'whole'],
  ])('%s of ten bytes', (header, range) => {
    expect(byteRange(header, 10)).toEqual(range);
  });

  it('has none of an empty file', () => {
    expect(byteRange('bytes=0-', 0)).toBe('beyond');
    expect(byteRange('bytes=-1', 0)).toBe('beyond');
  });
});
