import type * as z from 'zod/mini';
import { clientAddressHeader, placeOf } from '@/lib/platform/http/client-address';

/** A door that hands on where its caller is, beside what he sends, for commands that count by it. */
export function withCallerAddress<Sent extends z.ZodMiniType>(input: Sent) {
  return { input, fromHeaders: (headers: Headers) => ({ address: placeOf(headers.get(clientAddressHeader) ?? '') }) };
}
