import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './tests/support/chromium';

/**
 * A person's errands in a real browser, on the production build. What needs no page is a `.http.spec.ts`, which runs once
 * and opens no browser (`support/http-test.ts`): redirects, headers, bytes, refusals. The rest runs at a desk, and on a
 * phone besides:
 * - `@phone`: an errand that is done otherwise on the narrow screen or by the finger;
 * - `@only-phone`: what a desk can't show at all, and an errand that is the same at both, done where there is least room;
 *   how its screens look at a desk is seen by `accessibility/screens.spec.ts`.
 * A language is seen by one page of each kind (`/en/…`), not by each errand again, and nobody waits for `networkidle`:
 * a test waits for what a person sees.
 */
const port = Number(process.env.E2E_PORT ?? 3100);
const baseURL = `http://localhost:${port}`;
const httpOnly = /\.http\.spec\.ts$/;
const onPhone = /@(only-)?phone\b/;
const onlyPhone = /@only-phone\b/;
const executablePath = chromiumPath();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    baseURL,
    locale: 'pt-BR',
    timezoneId: 'America/Recife',
    // A worker would answer requests past page.route; shell/offline-page.spec.ts, which is about ours, allows it.
    serviceWorkers: 'block',
    // A trace of every test costs a third of the run; E2E_TRACE=1 while one is looked into.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'http', testMatch: httpOnly },
    { name: 'desktop', testIgnore: httpOnly, grepInvert: onlyPhone, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: httpOnly,
      grep: onPhone,
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: 'node --import tsx tests/support/e2e-server.ts',
    url: `${baseURL}/api/health/ready`,
    env: { E2E_PORT: String(port), NEXT_TELEMETRY_DISABLED: '1' },
    // E2E_REUSE=1 goes on with the server that listens already, while tests are written.
    reuseExistingServer: process.env.E2E_REUSE === '1',
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
