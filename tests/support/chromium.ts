import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where systems put the browser that Playwright can drive. */
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of the end-to-end tests: the one that was named, else Playwright's own, else the system's. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPlaces].find(
    (path) => path && existsSync(path),
  );
}

/** For containers and for tests alike: no sandbox of its own, and no talk with its maker. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
