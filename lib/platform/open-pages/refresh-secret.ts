import { randomUUID } from 'node:crypto';

/** One a process, whatever bundle asks. */
const held = globalThis as { refreshSecret?: string };

export function refreshSecret(): string {
  held.refreshSecret ??= randomUUID();
  return held.refreshSecret;
}
