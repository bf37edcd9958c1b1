import type { ServerResponse } from 'node:http';
import { isTroubled } from '@/lib/platform/errors/trouble';

/** Between what a page met and its answer. */
const answerSeconds = 5;
const recoverySeconds = 30;

/** A page that failed of what everybody meets is no failure of the page: machines are told to come back. */
export function tellTrouble(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = (...args: unknown[]) => {
    if (args[0] === 500 && (isTroubled('away', answerSeconds) || isTroubled('full', answerSeconds))) {
      args[0] = 503;
      response.setHeader('Retry-After', recoverySeconds);
    }
    return Reflect.apply(writeHead, response, args);
  };
}
