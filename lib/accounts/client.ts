import { call } from '@/lib/platform/browser/call';
import { clearProviderKeysOp } from './contract';

export function clearProviderKeys() {
  return call(clearProviderKeysOp, {});
}
