import { searchPassagesOp } from '@/lib/passages/contract';
import { call } from '@/lib/platform/browser/call';
import type { Locale } from '@/lib/platform/i18n/locales';

export function found(input: { search: string; locale: Locale }, signal: AbortSignal) {
  return call(searchPassagesOp, input, { signal });
}
