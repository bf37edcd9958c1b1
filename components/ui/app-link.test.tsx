import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AppLink } from './app-link';

function hrefOf(locale: 'pt-BR' | 'en', href: string): string | undefined {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={{}} timeZone="UTC">
      <AppLink href={href}>x</AppLink>
    </NextIntlClientProvider>,
  );
  return /href="([^"]*)"/.exec(markup)?.[1];
}

describe('AppLink', () => {
  it('leads to a page in the language of the screen', () => {
    expect(hrefOf('pt-BR', '/course')).toBe('/course');
    expect(hrefOf('en', '/course?page=2#top')).toBe('/en/course?page=2#top');
    expect(hrefOf('en', '/')).toBe('/en');
  });

  it('leaves what is no page of ours, and what says its language already', () => {
    for (const href of [
      '/en/course',
      '/api/openapi.json',
      '?page=2',
      '#top',
      'https://example.org/',
      '//example.org',
    ]) {
      expect(hrefOf('en', href)).toBe(href);
    }
  });
});
