import { env } from '@/lib/platform/env/env';
import { refreshSecret } from './refresh-secret';

export async function refreshOpenPages(tag: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${env().PORT}/api/catalogue/refresh`, {
    method: 'POST',
    headers: { 'x-refresh-secret': refreshSecret() },
    body: tag,
  });
  if (!response.ok) throw new Error(`refresh answered ${response.status}`);
}
