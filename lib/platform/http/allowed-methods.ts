import type { IncomingMessage, ServerResponse } from 'node:http';
import { ownOrigin } from './own-origin';

/**
 * Next refuses a method that a route does not have with 405 and no more, though the standard wants to be told those that
 * it has. To OPTIONS it tells them: so a refusal is sent once that was asked.
 */
export function tellAllowed(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'OPTIONS' || !request.url?.startsWith('/api/')) return;
  const { writeHead, end } = response;
  const address = `${ownOrigin(request.socket)}${request.url}`;
  let isHeld = false;
  // Next's packing says the head before the end.
  response.writeHead = (...args: unknown[]) => {
    isHeld = args[0] === 405 && !response.hasHeader('allow');
    return isHeld ? response : Reflect.apply(writeHead, response, args);
  };
  response.end = (...args: unknown[]) => {
    const finish = () => Reflect.apply(end, response, args);
    if (!isHeld) return finish();
    Object.assign(response, { writeHead, end });
    allowedAt(address)
      .then((allow) => allow && response.setHeader('Allow', allow))
      .catch(() => undefined)
      .then(finish);
    return response;
  };
}

async function allowedAt(address: string): Promise<string | null> {
  const reply = await fetch(address, { method: 'OPTIONS' });
  return reply.headers.get('allow');
}
