import { env } from '@/lib/platform/env/env';
import { publicAddress } from '@/lib/platform/http/public-address';

/** The product's own mail domain (§3): group addresses lie in it. */
export function groupDomain(): string {
  const { MAIL_GROUP_DOMAIN, MAIL_FROM } = env();
  const sender = MAIL_FROM?.split('@').at(-1)?.replace('>', '');
  return (MAIL_GROUP_DOMAIN ?? sender ?? publicAddress('/').hostname).toLowerCase();
}
