import { describe, expect, it } from 'vitest';
import { tipos } from './actor';
import { areaOf, areas, homes, mayEnter } from './areas';

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

  it('send visitors of /selfie to the selfie sign-in', () => {
    expect(areas['/selfie'].face).toBe('/selfielogin');
  });
});
