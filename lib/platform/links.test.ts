import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from './i18n/locales';
import { localized, ownPath, signInAddress, splitLocale } from './links';

describe('localized and splitLocale', () => {
  it('keep pt-BR at the bare path and English under /en', () => {
    expect(localized('pt-BR', '/course')).toBe('/course');
    expect(localized('en', '/course')).toBe('/en/course');
    expect(localized('en', '/')).toBe('/en');
    expect(splitLocale('/en/course')).toEqual({ locale: 'en', bare: '/course' });
    expect(splitLocale('/en')).toEqual({ locale: 'en', bare: '/' });
    expect(splitLocale('/english')).toEqual({ locale: 'pt-BR', bare: '/english' });
  });
});

describe('ownPath', () => {
  it('keeps a path of ours', () => {
    expect(ownPath('/run?turma=1#x')).toBe('/run?turma=1#x');
  });

  it('drops whatever leads elsewhere', () => {
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      // In another language it would be //evil.example.
      '/en//evil.example',
      '/en/\\evil.example',
      'https://evil.example',
      'javascript:1',
      '/a\nb',
      '',
      null,
      7,
    ]) {
      expect(ownPath(path)).toBeUndefined();
    }
  });

  it('never leads to another host', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        const kept = ownPath(path);
        return kept === undefined || new URL(kept, 'https://ours.example').host === 'ours.example';
      }),
    );
  });

  it('never leads to another host in another language either', () => {
    const pieces = fc.array(fc.constantFrom('/', '\\', 'en', 'pt-BR', '.', 'evil.example', '?', '#', '@'));
    fc.assert(
      fc.property(pieces, fc.constantFrom(...locales), (path, locale) => {
        const kept = ownPath(path.join(''));
        const landing = kept && localized(locale, splitLocale(kept).bare);
        return !landing || new URL(landing, 'https://ours.example').host === 'ours.example';
      }),
    );
  });
});

describe('signInAddress', () => {
  it('carries reason and origin as codes, in the language of the page that was asked for', () => {
    expect(signInAddress({ face: '/login', reason: 'not-allowed', from: '/en/adm' })).toBe(
      '/en/login?reason=not-allowed&from=%2Fen%2Fadm',
    );
  });
});
