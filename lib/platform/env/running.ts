import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Which of several instances answers: the same all its life, and it tells neither host nor process. */
export function instanceId(): string {
  return createHash('sha256').update(`${hostname()} ${process.pid}`).digest('base64url').slice(0, 8);
}

export function buildFolder(): string {
  return process.env.NEXT_DIST_DIR ?? '.next';
}

/** The build that runs; while developing there is none. */
export function buildId(): string | null {
  try {
    return readFileSync(join(buildFolder(), 'BUILD_ID'), 'utf8').trim();
  } catch {
    return null;
  }
}
