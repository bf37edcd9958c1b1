import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { addressRules } from './lib/address-rules';
import { sourceHash } from './scripts/build/source-hash';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/platform/i18n/request.ts',
  // Messages are parsed while building, so that no parser travels to the browser.
  experimental: { messages: { path: './messages', locales: ['pt-BR', 'en'], format: 'json', precompile: true } },
});
const gallery = process.env.GALLERY === '1';

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Two instances that build one source apart are one build: else each would hand out ever new workers (lib/platform/offline).
  generateBuildId: () => sourceHash().slice(0, 20),
  // The living page of the design system is built only where it is wanted.
  pageExtensions: gallery ? ['tsx', 'ts', 'gallery.tsx'] : ['tsx', 'ts'],
  // Types are checked by `npm test`; whoever only starts the product does not wait for it.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  experimental: {
    // Pages made on first visit stay in memory: whoever asks for addresses that do not exist must not fill the disk.
    isrFlushToDisk: false,
    // What would make the next build shorter is hundreds of megabytes: a machine that checks a fresh clone builds once.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  reactStrictMode: true,
  serverExternalPackages: [
    '@node-rs/argon2',
    'sharp',
    'pg',
    'pino',
    'flydrive',
    'prom-client',
    'pg-boss',
    '@opentelemetry/api',
  ],
  ...addressRules,
};

export default withNextIntl(config);
