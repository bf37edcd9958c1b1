import type { NextConfig } from 'next';

/**
 * pt-BR lives at the bare path: it is rewritten inside the server, so that open pages never pass through middleware
 * (which costs half of their requests a second). /pt-BR/x redirects to the bare path, so each page has one address.
 */
const bare = '/:path((?!en(?:/|$)|pt-BR(?:/|$)|api(?:/|$)|_next/|__/|bench(?:/|$)|.*\\.[a-z0-9]+$).*)';

/** The spec's addresses by query, and codes with '/' that no path of ours can hold. */
const queryForms = ['', '/en'].map((prefix) => ({
  source: `${prefix}/course`,
  has: [{ type: 'query' as const, key: 'codigo', value: '(?<code>.+)' }],
  destination: `${prefix}/course/:code`,
  permanent: false,
}));

export const addressRules = {
  async rewrites() {
    return {
      beforeFiles: [{ source: bare, destination: '/pt-BR/:path' }],
      afterFiles: [],
      fallback: [],
    };
  },
  async redirects() {
    return [{ source: '/pt-BR/:path*', destination: '/:path*', permanent: true }, ...queryForms];
  },
} satisfies Pick<NextConfig, 'rewrites' | 'redirects'>;
