import { spawnSync } from 'node:child_process';
import { chromiumPath } from '@/tests/support/chromium';

/** The shell has no window to draw, which halves the time of the tests; systems without it have the whole browser. */
const apt = 'apt-get install -y -q --no-install-recommends';
const install = `apt-get update -q && (${apt} chromium-headless-shell || ${apt} chromium)`;

/** Finds Chromium, or installs Debian's package where we may. */
export function ensureChromium(): string {
  const found = chromiumPath();
  if (found) return found;
  if (process.getuid?.() === 0) spawnSync('/bin/sh', ['-c', install], { stdio: 'ignore' });
  const installed = chromiumPath();
  if (installed) return installed;
  throw new Error(
    `There is no Chromium: set CHROMIUM_PATH, or run: npx playwright install chromium, or: sudo sh -c '${install}'`,
  );
}
