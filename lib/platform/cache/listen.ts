import { listenTo } from '@/lib/platform/db/notifications';
import { log } from '@/lib/platform/log/log';
import { channel, refreshWith } from './catalogue';
import { forget, setHearing } from './remembered';
import { pageTags, tags } from './tags';

/**
 * Hears what is published, on this and every other instance. After each (re)connect every tag counts as announced,
 * because nothing was heard meanwhile.
 */
export function listenForPublishing(onTag: (tag: string) => Promise<void>): void {
  async function refresh(tag: string): Promise<void> {
    const known = tags.find((name) => name === tag);
    if (known) forget(known);
    if (known && !pageTags.some((name) => name === known)) return;
    await onTag(tag).catch((err) => log().error({ err, tag }, 'the open pages of a tag were not refreshed'));
  }
  refreshWith(refresh);
  listenTo(channel, {
    heard: (tag) => void refresh(tag),
    connected: () => {
      setHearing(true);
      for (const tag of tags) void refresh(tag);
    },
    lost: () => setHearing(false),
  });
}
