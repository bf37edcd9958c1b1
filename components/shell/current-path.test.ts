import { describe, expect, it } from 'vitest';
import { currentPath } from './current-path';

describe('currentPath', () => {
  it('is the longest that the address begins with, by whole segments', () => {
    expect(currentPath(['/adm', '/adm/courses'], '/adm/courses/MT')).toBe('/adm/courses');
    expect(currentPath(['/adm', '/adm/courses'], '/adm/coursesque')).toBe('/adm');
    expect(currentPath(['/adm'], '/admission')).toBeUndefined();
  });
});
