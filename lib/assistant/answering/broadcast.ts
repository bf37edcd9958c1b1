import { type EventsListener, event } from '@/lib/platform/http/events-answer';
import type { Locale } from '@/lib/platform/i18n/locales';
import { finishedBlocks } from '@/lib/platform/markdown/finished-blocks';
import { answerHtml } from '../prompts/answer-html';
import { inPlaces, type Source } from '../rules/sources';

export type Origin = 'model' | 'guide' | 'care' | 'verified';
type About = { docId: string; questionDocId: string; origin: Origin; sources: readonly Source[]; locale: Locale };
/** How it went out: the last event, and the `content` that the wire tells from now on. */
type Ending = { event: string; shown: string };

/**
 * One answer while it is written, sent to any number of browsers. All that listen are at the same place: the blocks that are
 * drawn, then raw text up to `sentTo`, so that whoever comes late misses nothing and gets nothing twice.
 */
export type Broadcast = About & {
  text: string;
  readonly blocks: string[];
  /** Where the block begins that is not finished. */
  drawnTo: number;
  sentTo: number;
  readonly listeners: Set<EventsListener>;
  ending?: Ending;
  readonly ended: Promise<Ending>;
  readonly close: (ending: Ending) => void;
};

export function newBroadcast(about: About): Broadcast {
  const { promise, resolve } = Promise.withResolvers<Ending>();
  return {
    ...about,
    text: '',
    blocks: [],
    drawnTo: 0,
    sentTo: 0,
    listeners: new Set(),
    ended: promise,
    close: resolve,
  };
}

/** Goes out at once: who writes waits until there is something to say. */
export function grow(broadcast: Broadcast, more: string): void {
  broadcast.text += more;
  if (broadcast.listeners.size > 0) sendFresh(broadcast);
}

/** What was sent so far is taken back: whoever listens begins again, with this. */
export function replace(
  broadcast: Broadcast,
  { origin, text, sources }: Pick<Broadcast, 'origin' | 'text' | 'sources'>,
): void {
  Object.assign(broadcast, { origin, sources, text: '', drawnTo: 0, sentTo: 0 });
  broadcast.blocks.length = 0;
  const { docId, questionDocId } = broadcast;
  for (const listener of broadcast.listeners) listener.write(event('begin', { docId, questionDocId, origin }));
  grow(broadcast, text);
}

export function endBroadcast(broadcast: Broadcast, ending: Ending): void {
  if (broadcast.ending) return;
  broadcast.ending = ending;
  for (const listener of broadcast.listeners) {
    listener.write(ending.event);
    listener.end();
  }
  broadcast.listeners.clear();
  broadcast.close(ending);
}

/** Everything so far, then whatever comes. */
export function listen(broadcast: Broadcast, listener: EventsListener): () => void {
  const { docId, questionDocId, origin } = broadcast;
  const begin = event('begin', { docId, questionDocId, origin });
  if (broadcast.ending) {
    listener.write(begin + broadcast.ending.event);
    listener.end();
    return () => undefined;
  }
  sendFresh(broadcast);
  const rest = broadcast.text.slice(broadcast.drawnTo);
  listener.write(begin + broadcast.blocks.map(block).join('') + (rest && event('text', { text: rest })));
  broadcast.listeners.add(listener);
  return () => broadcast.listeners.delete(listener);
}

/** Brings all that listen to the end of the text. */
function sendFresh(broadcast: Broadcast): void {
  if (broadcast.sentTo === broadcast.text.length) return;
  const events = progress(broadcast);
  for (const listener of broadcast.listeners) listener.write(events);
}

function progress(broadcast: Broadcast): string {
  const { text, sentTo, drawnTo } = broadcast;
  const fresh = event('text', { text: text.slice(sentTo) });
  broadcast.sentTo = text.length;
  // Only the end of a line ends a block.
  if (!text.slice(sentTo).includes('\n')) return fresh;
  const { blocks, tail } = finishedBlocks(text.slice(drawnTo));
  if (blocks.length === 0) return fresh;
  const first = broadcast.blocks.length;
  const drawn = blocks.map((each) => answerHtml(each, inPlaces(broadcast.sources), broadcast.locale));
  broadcast.blocks.push(...drawn);
  broadcast.drawnTo = text.length - tail.length;
  return drawn.map((html, index) => block(html, first + index)).join('') + (tail && event('text', { text: tail }));
}

function block(html: string, index: number): string {
  return event('block', { index, html });
}
