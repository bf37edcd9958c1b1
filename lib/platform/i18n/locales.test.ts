import { expect, it } from 'vitest';
import { normalisedLocale } from './locales';

it('knows our languages however they are written', () => {
  for (const text of ['en', 'EN', 'en-us', 'en_US', 'en-GB']) expect(normalisedLocale(text), text).toBe('en');
  for (const text of ['pt', 'pt-br', 'pt-BR', 'PT_BR', 'pt-PT']) expect(normalisedLocale(text), text).toBe('pt-BR');
});

it('takes nothing else for one of ours', () => {
  for (const value of ['', 'english', 'es', 'fr-en', undefined, null, 7, {}]) {
    expect(normalisedLocale(value), String(value)).toBeUndefined();
  }
});
