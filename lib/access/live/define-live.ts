import { abilities } from '../abilities';
import { defineQuery } from '../define-query';
import { Listening, MissedEvents } from './contract';
import type { Topic } from './define-topic';
import { currentPosition, eventsFrom } from './event-log';
import { permittedTopics } from './permitted-topics';
import { isLostPosition, readPosition, writtenPosition } from './position';

/** Everything that browsers may listen to: as a stream (serve-live.ts), or asked for now and then. */
export function defineLive(all: readonly Topic[]) {
  const topics = new Map(all.map((topic) => [topic.name, topic]));
  const missed = defineQuery({
    name: 'live.missed-events',
    may: abilities['live:listen'],
    input: Listening,
    reply: MissedEvents,
    run: async ({ actor, input }) => {
      const permitted = await permittedTopics(topics, actor, input.topics);
      const refused = input.topics.filter((topic) => !permitted.includes(topic));
      const current = await currentPosition();
      const since = readPosition(input.since);
      if (!since || isLostPosition(since, current))
        return { position: writtenPosition(current), lost: since !== undefined, events: [], refused };
      const { events, position } = await eventsFrom(since.seen, permitted);
      return { position: writtenPosition(position), lost: false, events, refused };
    },
  });
  return { topics, missed };
}

export type Live = ReturnType<typeof defineLive>;
