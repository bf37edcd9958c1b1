import { env } from '@/lib/platform/env/env';
import { emptyShelf } from './open-page-shelf';
import { refreshSecret } from './refresh-secret';

export async function refreshOpenPages(tag: string): Promise<void> {
  try {
    const response = await fetch(`http://127.0.0.1:${env().PORT}/api/catalogue/refresh`, {
      method: 'POST',
      headers: { 'x-refresh-secret': refreshSecret() },
      body: tag,
    });
    if (!response.ok) throw new Error(`refresh answered ${response.status}`);
  } finally {
    // After Next knows, so that what fills it again is new.
    emptyShelf();
  }
}
