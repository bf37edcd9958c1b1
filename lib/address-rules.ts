import type { NextConfig } from 'next';
// Relative, because next.config.ts reads this file and knows no alias.
import { links as ofCourses } from './courses/links';
import { links as ofKnowledgeBase } from './knowledge-base/links';
import { locales } from './platform/i18n/locales';
import { localized } from './platform/links';

/**
 * pt-BR lives at the bare path: it is rewritten inside the server, so that open pages never pass through middleware
 * (which costs half of their requests a second). /pt-BR/x redirects to the bare path, so each page has one address.
 */
const bare = '/:path((?!en(?:/|$)|pt-BR(?:/|$)|api(?:/|$)|_next/|__/|bench(?:/|$)|.*\\.[a-z0-9]+$).*)';

/** The spec's addresses by query. A redirect rule would keep the query and lose an escaped '/', so a route answers. */
const queryForms = locales.flatMap((locale) =>
  [
    { path: ofCourses.courses(), key: 'codigo' },
    { path: ofCourses.courses(), key: 'curso' },
    { path: ofCourses.lessons(), key: 'curso' },
  ].map(({ path, key }) => ({
    source: localized(locale, path),
    has: [{ type: 'query' as const, key }],
    destination: '/api/addresses',
  })),
);

/** The two parts of the list are pages of their own inside: a page that reads its query is made for every reader. */
const knowledgeOrigins = locales.map((locale) => ({
  source: localized(locale, ofKnowledgeBase.knowledgeBase()),
  has: [{ type: 'query' as const, key: 'origin', value: '(?<origin>9|11)' }],
  destination: `/${locale}/knowledgebase/origin/:origin`,
}));

/** Where the spec's shell resets a school to (§2). */
const schoolHome = locales.map((locale) => ({
  source: localized(locale, '/escola/:path*'),
  destination: localized(locale, '/school/:path*'),
  permanent: true,
}));

/** Asked for with every page; without this a browser asks anew each time, which costs a school's line a kilobyte. */
const pictures = {
  source: '/:file(favicon\\.ico|favicon\\.svg|logo\\.svg|open-graph\\.png)',
  headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
};

export const addressRules = {
  async headers() {
    return [pictures];
  },
  async rewrites() {
    return {
      beforeFiles: [...queryForms, ...knowledgeOrigins, { source: bare, destination: '/pt-BR/:path' }],
      afterFiles: [],
      fallback: [],
    };
  },
  async redirects() {
    return [
      // By itself: the rule after it would lead to no address at all.
      { source: '/pt-BR', destination: '/', permanent: true },
      { source: '/pt-BR/:path*', destination: '/:path*', permanent: true },
      ...schoolHome,
    ];
  },
} satisfies Pick<NextConfig, 'headers' | 'rewrites' | 'redirects'>;
