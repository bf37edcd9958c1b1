import { describe, expect, it } from 'vitest';
import { bridgeScript, canonicalOf } from './hash-bridge';

describe('canonicalOf', () => {
  it('maps the addresses of the spec, in either language', () => {
    expect(canonicalOf('/course/', '#/list?codigo=MY')).toBe('/course/MY');
    expect(canonicalOf('/en/course', '#/list?codigo=A/B')).toBe('/en/course/A%2FB');
    expect(canonicalOf('/course', '#/list')).toBe('/course');
  });

  it('leaves other fragments and other pages alone', () => {
    expect(canonicalOf('/course', '#objetivo')).toBeUndefined();
    expect(canonicalOf('/course/MY', '#/list?codigo=MT')).toBeUndefined();
    expect(canonicalOf('/discourse', '#/list?codigo=MT')).toBeUndefined();
  });

  it('is sent as a script that needs nothing else', () => {
    const location = { pathname: '/course/', hash: '#/list?codigo=MY', replace: (path: string) => replaced.push(path) };
    const replaced: string[] = [];
    new Function('location', bridgeScript)(location);
    expect(replaced).toEqual(['/course/MY']);
  });
});
