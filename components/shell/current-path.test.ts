import { describe, expect, it } from 'vitest';
import { currentPath } from './current-path';

const adm = { href: '/adm' };

describe('currentPath', () => {
  it('is the longest that the address begins with, by whole segments', () => {
    const places = [adm, { href: '/adm/courses' }];
    expect(currentPath(places, '/adm/courses/MT')).toBe('/adm/courses');
    expect(currentPath(places, '/adm/coursesque')).toBe('/adm');
    expect(currentPath([adm], '/admission')).toBeUndefined();
  });

  it('is the place that holds the address, and not the home that it begins with', () => {
    const places = [adm, { href: '/adm/students', holds: ['/adm/guardians'] }];
    expect(currentPath(places, '/adm/guardians/one')).toBe('/adm/students');
    expect(currentPath(places, '/adm/mail')).toBe('/adm');
  });
});
