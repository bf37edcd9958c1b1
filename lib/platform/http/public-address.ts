import { env } from '@/lib/platform/env/env';

/** A path of ours as somebody outside the product must write it. */
export function publicAddress(path: string): URL {
  return new URL(path, env().PUBLIC_URL ?? `http://localhost:${env().PORT}`);
}
