import { takeBackQuestion } from '@/lib/assistant/client';
import { CallFailure } from '@/lib/platform/browser/call';
import type { Locale } from '@/lib/platform/i18n/locales';
import { draftKey, drafts } from '../composer/drafts';
import type { ConversationStore } from './conversation-store';
import { tellTabs } from './other-tabs';

const underWay = new Set<string>();

/** A question that is taken back may have arrived: the server takes it away, and every tab sees it gone. */
export function takeBack(key: ConversationStore['key'], id: string): void {
  drafts.takeBack(draftKey(key.user, key), id);
  void withdraw(key, id);
}

/** What an earlier document could not bring to the server. */
export function resumeWithdrawals(user: string, locale: Locale): void {
  for (const { id, ...place } of drafts.takenBackBy(user)) void withdraw({ user, ...place, locale }, id);
}

async function withdraw(key: ConversationStore['key'], id: string): Promise<void> {
  if (underWay.has(id)) return;
  underWay.add(id);
  try {
    await takeBackQuestion(key, id);
    tellTabs({ key, refresh: () => undefined });
    drafts.withdrawn(draftKey(key.user, key), id);
  } catch (error) {
    // There is nothing to take it from; all else is tried again by the next document.
    if (error instanceof CallFailure && error.status === 404) drafts.withdrawn(draftKey(key.user, key), id);
  } finally {
    underWay.delete(id);
  }
}
