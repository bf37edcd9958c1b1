import { describe, expect, it } from 'vitest';
import { whenToFetch } from './when-to-fetch';

describe('whenToFetch', () => {
  it.each([
    ['a good line, as Chrome tells it', { saveData: false, effectiveType: '4g', type: 'wifi', documentMs: 90 }],
    ['a quick document, where the browser tells nothing else', { documentMs: 400 }],
    ['what Chrome calls good, where nothing was measured', { effectiveType: '4g' }],
    ['a kind of line that no browser names today', { type: 'unknown', documentMs: 20 }],
  ])('fetches ahead on %s', (_, line) => {
    expect(whenToFetch(line)).toBe('ahead');
  });

  it.each([
    ['of a reader who saves data', { saveData: true, effectiveType: '4g', documentMs: 50 }],
    ['that is paid for by the megabyte', { effectiveType: '4g', type: 'cellular', documentMs: 50 }],
    ['that Chrome calls slow', { effectiveType: '3g', documentMs: 50 }],
    ['that Chrome calls very slow', { effectiveType: 'slow-2g', documentMs: 50 }],
    ['that was slow just now, whatever the browser still thinks of it', { effectiveType: '4g', documentMs: 640 }],
    ['that was slow just now, where the browser tells nothing else', { documentMs: 401 }],
    ['that is unknown', {}],
  ])('waits for a touch on a line %s', (_, line) => {
    expect(whenToFetch(line)).toBe('at touch');
  });

  it('means the same as text, which is how the browser gets it', () => {
    const sent = new Function(`return ${String(whenToFetch)}`)() as typeof whenToFetch;
    expect([sent({ documentMs: 90 }), sent({ documentMs: 900 })]).toEqual(['ahead', 'at touch']);
  });
});
