import { randomUUID } from 'node:crypto';
import { asFailure, problem } from '@/lib/platform/http/problem';
import { log } from '@/lib/platform/log/log';
import { abilities } from '../abilities';
import { fail } from '../failures';
import { parseInput } from '../parse-input';
import { refuseUnable } from '../refuse-unable';
import { callerOf } from '../request-actor';
import { Listening } from './contract';
import type { Live } from './define-live';
import { permittedTopics } from './permitted-topics';
import { readPosition } from './position';
import { liveStream } from './stream';

/** The stream of a browser: its tabs share one, so it names all that they listen to. */
export function serveLive({ topics }: Live) {
  return async function handler(request: Request): Promise<Response> {
    try {
      const stream = await open(request);
      if (!stream)
        return new Response(null, { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
      return new Response(stream, { headers: streamHeaders });
    } catch (error) {
      const failure = asFailure(error);
      const requestId = request.headers.get('x-request-id') ?? randomUUID();
      if (failure.status >= 500) log().error({ requestId, err: failure.cause }, 'a live stream failed');
      return problem(failure, failure.fields, requestId);
    }
  };

  async function open(request: Request) {
    const { actor } = await callerOf(request.headers);
    if (!actor) fail('request.not-authenticated');
    if (actor.firstAccess) fail('auth.first-access');
    refuseUnable(actor, abilities['live:listen']);
    const query = new URL(request.url).searchParams;
    const since = request.headers.get('last-event-id') ?? query.get('since') ?? undefined;
    const asked = parseInput(Listening, { topics: query.getAll('topics'), since });
    const permitted = await permittedTopics(topics, actor, asked.topics);
    if (permitted.length === 0) fail('MODEL_NOT_FOUND');
    return liveStream({
      sessionId: actor.sessionId,
      accountId: actor.id,
      topics: permitted,
      refused: asked.topics.filter((topic) => !permitted.includes(topic)),
      since: readPosition(asked.since),
    });
  }
}

/** no-transform: packing would hold events back until there are enough of them; so would a proxy's buffer. */
const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-store, no-transform',
  'x-accel-buffering': 'no',
};
