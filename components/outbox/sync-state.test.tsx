import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SyncState } from './sync-state';

it.each([
  ['pt-BR', 'tudo salvo'],
  ['en', 'all saved'],
] as const)('stands in a page of %s before any script has run', (locale, words) => {
  expect(renderToStaticMarkup(<SyncState locale={locale} />)).toContain(`>${words}</button>`.replace('>', '</svg>'));
});
