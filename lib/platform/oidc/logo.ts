import { fail, refuseUnless } from '@/lib/platform/errors/failures';
import type { Provider } from './providers';

const bytesMax = 100 * 1024;
const types = ['image/svg+xml', 'image/png', 'image/webp', 'image/jpeg'];

/** Fetched here, so that whoever opens the sign-in screen tells a third party nothing. */
export async function logoOf({ logoUrl }: Provider): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> }> {
  if (!logoUrl) return fail('MODEL_NOT_FOUND');
  const response = await fetch(logoUrl, { signal: AbortSignal.timeout(5000) }).catch((cause: unknown) =>
    fail('sso.unreachable', { cause }),
  );
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  refuseUnless(response.ok && types.includes(type), 'sso.unreachable');
  const bytes = new Uint8Array(await response.arrayBuffer());
  refuseUnless(bytes.byteLength <= bytesMax, 'sso.unreachable');
  return { type, bytes };
}
