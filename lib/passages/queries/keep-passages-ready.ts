import { log } from '@/lib/platform/log/log';
import { keptIndex } from './kept-index';

/** Who asks first need not wait while the index is built; nothing else waits for it either. */
export function keepPassagesReady(): void {
  keptIndex().catch((err) => log().warn({ err }, 'the index of passages was not built'));
}
