import { describe, expect, it } from 'vitest';
import { tipos } from './actor';
import { areaOf, areas, homes, leavesTo, mayEnter } from './areas';

describe('areas', () => {
  it('let every tipo into its home', () => {
    for (const tipo of tipos) {
      const area = areaOf(homes[tipo]);
      expect(area && mayEnter(tipo, area)).toBe(true);
    }
  });

  it('tell a protected path from an open one', () => {
    expect(areaOf('/adm/courses')).toBe('/adm');
    expect(areaOf('/admission')).toBeUndefined();
    expect(areaOf('/course')).toBeUndefined();
    expect(areaOf('/toString')).toBeUndefined();
  });

  it('let selfie users leave to their own sign-in screen, and nobody else', () => {
    for (const face of ['/login', '/selfielogin', '/compscilogin'] as const) {
      expect(leavesTo('somosselfieadmin', face)).toBe('/selfielogin');
      expect(leavesTo('somosselfieproduto', face)).toBe('/selfielogin');
    }
    expect(leavesTo('aluno', '/selfielogin')).toBe('/login');
    expect(leavesTo('admin', '/login')).toBe('/login');
    expect(leavesTo('aluno', '/compscilogin')).toBe('/compscilogin');
  });

  it('send visitors of /selfie to the selfie sign-in', () => {
    expect(areas['/selfie'].face).toBe('/selfielogin');
  });
});
