import { CurrentNotices } from '@/components/notices/current-notices';
import type { Actor } from '@/lib/access/actor';
import { currentNotices } from '@/lib/notices/queries/notices';

/** On the homes of those whom notices are for. */
export async function OwnNotices({ actor }: { actor: Actor }) {
  return <CurrentNotices notices={await currentNotices(actor, {})} />;
}
