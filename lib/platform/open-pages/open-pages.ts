import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildId } from '../env/running';
import { builtFiles } from './built-files';
import { answeredFromCache, asksForOpenPage } from './open-page-cache';
import { isReadingOn } from './styles-inside';
import { sendWhole } from './whole-document';

type Switch = {
  /** Off, every page and script goes out as Next makes it. */
  isOn: boolean;
  /** Where the build stands. */
  folder: string;
  /** Screens that visitors open first, and that are made for each of them. */
  isFirstScreen: (request: IncomingMessage) => boolean;
};

/**
 * The one switch and the only entrance of this folder: what it returns is asked before Next, and says whether it has
 * answered. If not, Next answers, and what it says may still be given its style sheet and its late scripts.
 */
export function openPages({
  isOn,
  folder,
  isFirstScreen,
}: Switch): (request: IncomingMessage, response: ServerResponse) => boolean {
  if (!isOn) return () => false;
  const answeredPacked = builtFiles(folder);
  return (request, response) => {
    if (answeredPacked(request, response) || answeredFromCache(request, response)) return true;
    const hasSheet = isReadingOn(request.headers);
    if (isFirstScreen(request)) sendWhole(request, response);
    else if (isSignedIn(request)) {
      // The first page of a visit: on a day's second one the sheets are kept, and what is left is packed as hard.
      if (!hasSheet) sendWhole(request, response, { hasSheet: keepsSheets(request), isSignedIn: true });
    } else if (asksForOpenPage(request)) sendWhole(request, response, { hasSheet });
    return false;
  };
}

let build: string | null | undefined;

/** The worker of this build keeps the sheets of whoever is signed in, and says so with what the browser asks for itself. */
function keepsSheets({ headers }: IncomingMessage): boolean {
  build ??= buildId();
  return build !== null && headers['service-worker-navigation-preload'] === build;
}

/** Only the documents of people who are signed in carry a nonce. */
function isSignedIn({ headers }: IncomingMessage): boolean {
  return headers['x-nonce'] !== undefined;
}
