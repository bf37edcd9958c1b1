import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { stateWords } from './state-words';
import { SyncState } from './sync-state';

it.each([
  ['pt-BR', 'tudo salvo'],
  ['en', 'all saved'],
] as const)('stands in a page of %s before any script has run', (locale, words) => {
  expect(renderToStaticMarkup(<SyncState locale={locale} />)).toContain(`>${words}</button>`.replace('>', '</svg>'));
});

it.each(['pt-BR', 'en'] as const)('says the number and the time without a library of messages in %s', (locale) => {
  const { savedAt, onDevice, refused, signIn } = stateWords[locale];
  // A message with an argument is no text once it is built.
  for (const words of [savedAt, onDevice, refused, signIn]) expect(words).toMatch(/^[^{}]*#[^{}]*$/);
});
