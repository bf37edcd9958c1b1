import { listenTo } from '@/lib/platform/db/notifications';
import { log } from '@/lib/platform/log/log';
import { channel, tags } from './catalogue';
import { forget, setHearing } from './remembered';

/**
 * Hears what is published, on this and every other instance. After each (re)connect every tag counts as announced,
 * because nothing was heard meanwhile.
 */
export function listenForPublishing(onTag: (tag: string) => Promise<void>): void {
  function refresh(tag: string): void {
    const known = tags.find((name) => name === tag);
    if (known) forget(known);
    onTag(tag).catch((err) => log().error({ err, tag }, 'the open pages of a tag were not refreshed'));
  }
  listenTo(channel, {
    heard: refresh,
    connected: () => {
      setHearing(true);
      for (const tag of tags) refresh(tag);
    },
    lost: () => setHearing(false),
  });
}
