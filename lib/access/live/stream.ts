import { currentPosition, eventsFrom, type LiveEvent } from './event-log';
import { addListener, type LiveListener, removeListener } from './hub';
import { isLostPosition, type Position, writtenPosition } from './position';

type Listening = {
  sessionId: string;
  accountId: string;
  topics: readonly string[];
  refused: readonly string[];
  since: Position | undefined;
};

/** What a browser on a bad line may owe before it is sent away; it comes back and catches up. */
const owedBytesMax = 256 * 1024;
const encoder = new TextEncoder();

/** The stream of one browser, or nothing when nobody can listen here now. */
export async function liveStream(listening: Listening): Promise<ReadableStream<Uint8Array> | undefined> {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
      },
      // The browser is gone.
      cancel() {
        controller = undefined;
        end();
      },
    },
    { highWaterMark: owedBytesMax, size: (chunk) => chunk.byteLength },
  );
  /** What was handed out before the browser had caught up. */
  let early: LiveEvent[] | undefined = [];
  /** What it caught up with, while the hub may hand that out once more. */
  const known = new Set<string>();
  let caughtUpTo: Position | undefined;

  function write(text: string): void {
    if (!controller) return;
    controller.enqueue(encoder.encode(text));
    if ((controller.desiredSize ?? 0) < 0) end();
  }
  function end(): void {
    removeListener(listener);
    controller?.close();
    controller = undefined;
  }
  const listener: LiveListener = {
    since: performance.now(),
    sessionId: listening.sessionId,
    accountId: listening.accountId,
    topics: new Set(listening.topics),
    hear(events, position) {
      if (early) {
        early.push(...events);
        return;
      }
      const fresh = events.filter(({ id }) => !known.has(id));
      if (caughtUpTo && position.seen >= caughtUpTo.seen) known.clear();
      write(frames(fresh, position));
    },
    close(why) {
      write(frame('over', { why }));
      end();
    },
  };
  const from = await addListener(listener);
  if (!from) return undefined;
  const { events, position, lost } = await catchUp(listening, from);
  for (const { id } of events) known.add(id);
  const meanwhile = early.filter(({ id }) => !known.has(id));
  early = undefined;
  caughtUpTo = position;
  write(frame('ready', { refused: listening.refused, lost }));
  write(frames([...events, ...meanwhile], position));
  return stream;
}

async function catchUp({ since, topics }: Listening, from: Position) {
  if (!since) return { events: [], position: from, lost: false };
  // Asked anew: whatever is written moves the database on, and what was handed out last may be long ago.
  const current = await currentPosition();
  if (isLostPosition(since, current)) return { events: [], position: current, lost: true };
  return { ...(await eventsFrom(since.seen, topics)), lost: false };
}

/** The position stands behind the events: a line that is cut between two of them hears both again. */
function frames(events: readonly LiveEvent[], position: Position): string {
  const at = writtenPosition(position);
  return `${events.map((event) => frame('told', event)).join('')}id: ${at}\n${frame('position', at)}`;
}

function frame(event: string, data: object | string): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
