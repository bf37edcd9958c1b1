import { type EventsEar, event } from '@/lib/platform/http/events-answer';
import type { Locale } from '@/lib/platform/i18n/locales';
import { finishedBlocks } from '@/lib/platform/markdown/finished-blocks';
import { answerHtml } from '../prompts/answer-html';
import { inPlaces, type Source } from '../rules/sources';

export type Origin = 'model' | 'guide' | 'care';
type About = { docId: string; questionDocId: string; origin: Origin; sources: readonly Source[]; locale: Locale };
/** How it went out: the last event, and the `content` that the wire tells from now on. */
type Ending = { event: string; shown: string };

/**
 * One answer while it is told, to any number of browsers. All that listen are at the same place: the blocks that are
 * drawn, then raw text up to `toldTo`, so that whoever comes late misses nothing and hears nothing twice.
 */
export type Telling = About & {
  text: string;
  readonly blocks: string[];
  /** Where the block begins that is not finished. */
  drawnTo: number;
  toldTo: number;
  readonly ears: Set<EventsEar>;
  ending?: Ending;
  readonly ended: Promise<Ending>;
  readonly close: (ending: Ending) => void;
};

export function newTelling(about: About): Telling {
  const { promise, resolve } = Promise.withResolvers<Ending>();
  return { ...about, text: '', blocks: [], drawnTo: 0, toldTo: 0, ears: new Set(), ended: promise, close: resolve };
}

/** The first words go out at once, what follows with what everybody else has to say. */
export function grow(telling: Telling, more: string): void {
  const isFirst = telling.text === '';
  telling.text += more;
  if (isFirst) catchUp(telling);
  else soon(telling);
}

export function endTelling(telling: Telling, ending: Ending): void {
  if (telling.ending) return;
  telling.ending = ending;
  for (const ear of telling.ears) {
    ear.write(ending.event);
    ear.end();
  }
  telling.ears.clear();
  telling.close(ending);
}

/** Everything so far, then whatever comes. */
export function hear(telling: Telling, ear: EventsEar): () => void {
  const { docId, questionDocId, origin } = telling;
  const begin = event('begin', { docId, questionDocId, origin });
  if (telling.ending) {
    ear.write(begin + telling.ending.event);
    ear.end();
    return () => undefined;
  }
  catchUp(telling);
  const rest = telling.text.slice(telling.drawnTo);
  ear.write(begin + telling.blocks.map(block).join('') + (rest && event('text', { text: rest })));
  telling.ears.add(ear);
  return () => telling.ears.delete(ear);
}

const togetherMs = 100;
let waiting = new Set<Telling>();

/** One timer for all answers: a hundred tokens a second of fifty pupils are ten writes a second each, not a hundred. */
function soon(telling: Telling): void {
  if (telling.ears.size === 0) return;
  if (waiting.size === 0) setTimeout(tellAll, togetherMs);
  waiting.add(telling);
}

function tellAll(): void {
  const told = waiting;
  waiting = new Set();
  for (const telling of told) if (!telling.ending) catchUp(telling);
}

/** Brings all that listen to the end of the text. */
function catchUp(telling: Telling): void {
  if (telling.toldTo === telling.text.length) return;
  const events = progress(telling);
  for (const ear of telling.ears) ear.write(events);
}

function progress(telling: Telling): string {
  const { text, toldTo, drawnTo } = telling;
  const fresh = event('text', { text: text.slice(toldTo) });
  telling.toldTo = text.length;
  // Only the end of a line ends a block.
  if (!text.slice(toldTo).includes('\n')) return fresh;
  const { blocks, tail } = finishedBlocks(text.slice(drawnTo));
  if (blocks.length === 0) return fresh;
  const first = telling.blocks.length;
  const drawn = blocks.map((each) => answerHtml(each, inPlaces(telling.sources), telling.locale));
  telling.blocks.push(...drawn);
  telling.drawnTo = text.length - tail.length;
  return drawn.map((html, index) => block(html, first + index)).join('') + (tail && event('text', { text: tail }));
}

function block(html: string, index: number): string {
  return event('block', { index, html });
}
