import { describe, expect, it } from 'vitest';
import { isAboutProviderKeys, isBadGateway } from './error-kinds';

describe('isAboutProviderKeys', () => {
  it.each([
    [{ message: 'Plurall: data is undefined' }, true],
    [{ message: 'broken', cause: 'plurall answered: data is undefined' }, true],
    [{ message: 'Plurall is slow' }, false],
    [{ message: 'data is undefined' }, false],
    [{ message: 'Plurall', cause: 'data is undefined' }, false],
    [{ message: 'broken', cause: new Error('Plurall: data is undefined') }, false],
  ])('%j: %s', (error, is) => {
    expect(isAboutProviderKeys(error, 'Plurall')).toBe(is);
  });

  it('knows the provider by its configured name', () => {
    expect(isAboutProviderKeys({ message: 'Outro: data is undefined' }, 'Outro')).toBe(true);
    expect(isAboutProviderKeys({ message: 'Plurall: data is undefined' }, 'Outro')).toBe(false);
  });
});

describe('isBadGateway', () => {
  it.each([
    [{ message: 'status 502', stack: 'at https://x/student/panel.js:1' }, '/', true],
    [{ message: '502 server.failed' }, '/en/analytics/school', true],
    [{ message: '502 server.failed' }, '/course/MT', false],
    [{ message: 'row 5021' }, '/student', false],
    [{ message: '500' }, '/student', false],
  ])('%j at %s: %s', (error, path, is) => {
    expect(isBadGateway(error, path)).toBe(is);
  });
});
