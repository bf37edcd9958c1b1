import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './tests/support/chromium';

/**
 * A person's errands in a real browser, on the production build. A `.http.spec.ts` needs no page and runs once; the rest
 * runs at a desk, and on a phone where the screen matters (`phoneErrands`, but for `@desktop`); a tablet sees the widths.
 */
const port = Number(process.env.E2E_PORT ?? 3100);
const baseURL = `http://localhost:${port}`;
const httpOnly = /\.http\.spec\.ts$/;
const phoneErrands =
  /(by-form|without-script|catalogue|open-lesson|create-course|edit-course|delete-course|course-list|toasts|moving-about|preferences|late-scripts|lost-and-broken|transient-access|screens|states|mail|adapt-plan|prepare-lesson|rate-lesson|self-study|school-assistant|class-reading|training\/assistant|assistant\/conversation|feedback)\.spec\.ts$/;
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
    // A worker would answer requests past page.route, and the product registers none yet.
    serviceWorkers: 'block',
    // A trace of every test costs a third of the run; E2E_TRACE=1 while one is looked into.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'http', testMatch: httpOnly },
    { name: 'desktop', testIgnore: httpOnly, grepInvert: /@tablet/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: phoneErrands,
      grepInvert: /@desktop|@tablet/,
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'tablet',
      testIgnore: httpOnly,
      grep: /@tablet/,
      use: { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true },
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
