import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaPaths, signInScreens } from '@/lib/access/areas';
import { startThrowaway } from '@/lib/platform/db/embedded/embedded-database';
import { startServer } from '@/lib/platform/http/server';
import { migrate } from '@/scripts/run/migrate';
import { startVendor } from './ai/vendor';
import { databaseAddressFile } from './database-address-file';
import { ourClient, startIdentityProvider } from './sso/identity-provider';

/**
 * What the end-to-end tests visit: the production build on a throw-away database with the demo school, as `npm start`
 * would serve it, until SIGTERM. Playwright starts it (`webServer` in playwright.config.ts) on E2E_PORT.
 */
const port = Number(process.env.E2E_PORT ?? 3100);
const files = mkdtempSync(join(tmpdir(), 'school-computing-e2e-'));
const database = await startThrowaway();
const identityProvider = await startIdentityProvider(`http://localhost:${port}/api/sso/oidc/callback`);
/** Whoever gives its key is answered by it; the product itself has none, so that the built-in guide answers the others. */
const vendor = await startVendor();
const stops: (() => unknown)[] = [
  () => rmSync(files, { recursive: true }),
  database.stop,
  identityProvider.close,
  vendor.close,
];

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop);

Object.assign(process.env, {
  NODE_ENV: 'production',
  DATABASE_URL: database.url,
  DATA_DIR: files,
  AUTH_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
  PUBLIC_URL: `http://localhost:${port}`,
  PORT: String(port),
  OIDC_ISSUER: identityProvider.issuer,
  OIDC_CLIENT_ID: ourClient.id,
  OIDC_CLIENT_SECRET: ourClient.secret,
  AI_BASE_URL: vendor.baseUrl,
  AI_PRIVATE_ADDRESSES: 'yes',
  AI_MASTER_KEY: 'a-master-key-for-tests-only-0123456789ab',
  DEMO: '1',
  DIAGNOSTICS_LOGINS: 'instrutor2',
  PRODUCTION_HOST: `localhost:${port}`,
  SUPPORT_EMAIL: 'suporte@escola.example',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
});

await migrate(database.url);
const { seedDemo } = await import('@/prisma/seed/demo');
await seedDemo();
const [{ disconnect }, { closeListeners }, { startWorker }, { jobs }] = await Promise.all([
  import('@/lib/platform/db/client'),
  import('@/lib/access/live/hub'),
  import('@/lib/platform/jobs/worker'),
  import('@/app/jobs'),
]);
await disconnect();
const addressFile = databaseAddressFile(port);
writeFileSync(addressFile, database.url);
stops.push(() => rmSync(addressFile));
const server = await startServer({
  port,
  host: '127.0.0.1',
  dev: false,
  signedInAreas: areaPaths,
  firstScreens: signInScreens,
  onClose: closeListeners,
});
const worker = await startWorker(jobs);
stops.push(disconnect, worker.stop, server.close);
process.stdout.write(`Ready at ${server.url}\n`);

async function stop(): Promise<void> {
  for (const one of stops.reverse()) await one();
  process.exit(0);
}
