import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedPacking, type Packing } from './accepted-packing';
import { ownOrigin } from './own-origin';
import { isStorable, type PackedPage, packedPage } from './packed-page';

type Shelved = { readonly page: PackedPage; readonly until: number };

type Shelf = { generation: number; readonly pages: Map<string, Shelved>; readonly filling: Set<string> };

/** One a process, whatever bundle asks: the server reads it, the refreshing route empties it. */
const held = globalThis as { openPageShelf?: Shelf };

/** At about 30 KB a page, both packings together. */
const pagesMax = 500;
/** Added to the page's own 60 s it is the most that a lost announcement can cost. */
const shelvedMs = 30_000;
const fillHeader = 'x-fill-shelf';
const fillSecret = randomUUID();

function shelf(): Shelf {
  held.openPageShelf ??= { generation: 0, pages: new Map(), filling: new Set() };
  return held.openPageShelf;
}

/**
 * Answers for an open page from the shelf and says whether it did. Next packs a stored page and hashes its bytes anew
 * for each reader, which costs more than everything else about it; here that is done once a page.
 */
export function answeredFromShelf(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '', headers } = request;
  if (!asksForShelved(request)) return false;
  const packing = acceptedPacking(headers['accept-encoding']);
  if (!packing) return false;
  const shelved = shelf().pages.get(url);
  if (!shelved || shelved.until < performance.now()) {
    // Only what Next has just called storable is asked for: no probing of private pages and unknown addresses.
    response.once('finish', () => isStored(response) && fill(url, request));
    return false;
  }
  send(shelved.page, packing, headers['if-none-match'], response);
  return true;
}

/** Whether somebody opens what a shelf may hold, and not the shelf itself. */
export function asksForShelved({ method, url = '', headers }: IncomingMessage): boolean {
  return method === 'GET' && mayBeShelved(url) && !headers.rsc && headers[fillHeader] !== fillSecret;
}

/** No query, no file, no reply: what is left and static is an open page. /bench is what we are measured against. */
function mayBeShelved(url: string): boolean {
  return /^\/(?!api\/|_next\/|__\/|bench\/)[\w/-]*$/.test(url);
}

function send(page: PackedPage, packing: Packing, known: string | undefined, response: ServerResponse): void {
  const etag = `"${page.etag}-${packing}"`;
  for (const [name, value] of page.headers) response.setHeader(name, value);
  response.setHeader('ETag', etag);
  response.setHeader('Vary', vary);
  if (known?.split(/,\s*/).includes(etag)) {
    response.writeHead(304).end();
    return;
  }
  const body = page[packing];
  response.writeHead(200, { 'Content-Encoding': packing, 'Content-Length': body.byteLength }).end(body);
}

/** Asks Next for the page as any reader would, so that only what Next itself calls storable comes here. */
function fill(url: string, { socket }: IncomingMessage): void {
  const { filling } = shelf();
  if (filling.has(url)) return;
  filling.add(url);
  shelve(url, ownOrigin(socket))
    // A page that could not be shelved is served by Next, as this one was.
    .catch(() => undefined)
    .finally(() => filling.delete(url));
}

function isStored(response: ServerResponse): boolean {
  return response.statusCode === 200 && isStorable(response.getHeader('cache-control'));
}

/** As Next says it: the router asks for the same address as data. */
const vary = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding';

async function shelve(url: string, origin: string): Promise<void> {
  const { generation, pages } = shelf();
  const page = await packedPage(origin, url, { [fillHeader]: fillSecret });
  // A page that was made before an announcement may be older than it.
  if (!page || shelf().generation !== generation) return;
  const [oldest] = pages.keys();
  if (oldest !== undefined && pages.size >= pagesMax) pages.delete(oldest);
  pages.set(url, { page, until: performance.now() + shelvedMs });
}

/** Something was published: every page is asked of Next again. */
export function emptyShelf(): void {
  const all = shelf();
  all.generation += 1;
  all.pages.clear();
}
