import { lineBackEvent } from '../cut-line';
import { randomKey } from '../random-key';
import { earlier } from './earlier';
import { type Line, type News, openLine } from './line';
import { sessionOverEvent } from './session-over';
import { joinTabs, type Tabs } from './tabs';

type Listener = {
  readonly topics: readonly string[];
  /** When what the page shows was read. */
  readonly since: string | undefined;
  readonly onNews: (news: News) => void;
};

type Message =
  | { kind: 'wants'; tab: string; topics: readonly string[]; since: string | undefined }
  /** A new leader asks all the others. */
  | { kind: 'who' }
  /** Its line was cut and is back. */
  | { kind: 'back' }
  /** The session that they share has ended. */
  | { kind: 'over' }
  | { kind: 'news'; news: News };

const self = randomKey();
const listeners = new Set<Listener>();
const heard = new Set<string>();
const heardMax = 500;
let position: string | undefined;
let tabs: Tabs<Message> | undefined;

/** While this tab leads: what each tab wants, and the line that carries it. */
let led: { readonly wants: Map<string, readonly string[]>; line?: Line; topics: string; since?: string } | undefined;

/** The tabs of a browser share one line, held by one of them: by old HTTP it has six connections in all. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  if (!tabs) join();
  want(listener.since);
  return () => {
    listeners.delete(listener);
    want(position);
    if (listeners.size === 0) part();
  };
}

function join(): void {
  tabs = joinTabs<Message>({ onMessage, onLead, onRest: rest });
  // A page that the back button may find again must hold no line; it takes one again when it is back.
  addEventListener('pagehide', part);
  addEventListener('pageshow', comeBack);
  addEventListener(lineBackEvent, wake);
}

/** Whichever tab was answered first: the line is held by one of them. */
function wake(): void {
  wakeLed();
  tabs?.tell({ kind: 'back' });
}

/** A line that ended with its session begins again with the next one. */
function wakeLed(): void {
  if (led?.line) led.line.wake();
  else if (led) want(position ?? led.since);
}

function over(): void {
  if (led) led = { ...led, line: undefined, topics: '' };
  tabs?.tell({ kind: 'over' });
  dispatchEvent(new Event(sessionOverEvent));
}

function part(): void {
  removeEventListener(lineBackEvent, wake);
  tabs?.tell({ kind: 'wants', tab: self, topics: [], since: undefined });
  rest();
  tabs?.part();
  tabs = undefined;
}

function comeBack({ persisted }: PageTransitionEvent): void {
  if (!persisted || listeners.size === 0 || tabs) return;
  join();
  want(position);
}

function want(since: string | undefined): void {
  const topics = [...new Set([...listeners].flatMap((listener) => listener.topics))];
  const from = earlier(position, since);
  if (led) carry(self, topics, from);
  else tabs?.tell({ kind: 'wants', tab: self, topics, since: from });
}

function onLead(): void {
  led ??= { wants: new Map(), topics: '' };
  tabs?.tell({ kind: 'who' });
  want(position ?? [...listeners].map(({ since }) => since).reduce(earlier, undefined));
}

function rest(): void {
  led?.line?.close();
  led = undefined;
}

function onMessage(message: Message): void {
  if (message.kind === 'who') want(position);
  else if (message.kind === 'news') tell(message.news);
  else if (message.kind === 'back') wakeLed();
  else if (message.kind === 'over') dispatchEvent(new Event(sessionOverEvent));
  else carry(message.tab, message.topics, message.since);
}

/** Opens the line anew when what it must carry has changed, or when a tab was shown older things than were told. */
function carry(tab: string, wanted: readonly string[], since: string | undefined): void {
  if (!led) return;
  led.wants.set(tab, wanted);
  const topics = [...new Set([...led.wants.values()].flat())].sort();
  const carriedFrom = position ?? led.since;
  const from = earlier(carriedFrom, since);
  if (topics.join(' ') === led.topics && from === carriedFrom) return;
  led.line?.close();
  led.topics = topics.join(' ');
  led.since = from;
  led.line = topics.length > 0 ? openLine({ topics, since: from, onNews: pass, onOver: over }) : undefined;
}

function pass(news: News): void {
  tabs?.tell({ kind: 'news', news });
  tell(news);
}

function tell(news: News): void {
  position = news.position || position;
  const fresh = news.events.filter(({ id }) => !heard.has(id));
  for (const { id } of fresh) heard.add(id);
  for (const id of heard) {
    if (heard.size <= heardMax) break;
    heard.delete(id);
  }
  for (const { topics, onNews } of listeners) {
    const events = fresh.filter(({ topic }) => topics.includes(topic));
    if (events.length > 0 || news.lost) onNews({ ...news, events });
  }
}
