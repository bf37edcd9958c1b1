import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneSpelling } from './one-spelling';

describe('oneSpelling', () => {
  it.each([
    ['/course/MT?x=%61#y', '/course/MT?x=%61#y'],
    ['/%61pi/Users/logout', '/api/Users/logout'],
    ['/%5F%5f/auth/x/', '/__/auth/x/'],
    ['/%73tudent', '/student'],
    ['http://school.example/adm/courses?page=2', '/adm/courses?page=2'],
    // What means something else without its escape keeps it, and none is undone twice.
    ['/api/Cursos/A%2FB', '/api/Cursos/A%2FB'],
    ['/%2561pi', '/%2561pi'],
    ['/course/%C3%A9', '/course/%C3%A9'],
    ['/course/%E0%A4%A', '/course/-E0-A4-A'],
    ['/api/Cursos/a..b', '/api/Cursos/a..b'],
    ['/.well-known/x', '/.well-known/x'],
  ])('%s is %s', (given, spelling) => expect(oneSpelling(given)).toBe(spelling));

  it.each([
    '/course/../adm/courses',
    '/course/%2e%2E/adm/courses',
    '/course/.%2e/adm',
    '/course/..%2fadm/courses',
    '/course/..%5cadm/courses',
    '/course/..\\adm/courses',
    '/./adm',
    '/adm/.',
    '/_next/data/build/adm/courses.json',
    '/%5fnext/d%61ta/build/adm/courses.json',
    '*',
    'adm',
    'http:adm',
  ])('%s is no address', (given) => expect(oneSpelling(given)).toBeUndefined());

  it('has nothing to do a second time', () => {
    const part = fc.constantFrom('%61', '%2e', '%2F', '%25', '/', '.', 'a', '%C3%A9', '%E0', '\\', '?', '%');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const once = oneSpelling(`/${parts.join('')}`);
        expect(once === undefined || oneSpelling(once) === once).toBe(true);
      }),
    );
  });
});
