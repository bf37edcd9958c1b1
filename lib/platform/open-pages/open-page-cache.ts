import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ownOrigin } from '../http/own-origin';
import { acceptedPacking, type Packing } from './accepted-packing';
import { isStorable, type PackedPage, packedPage } from './packed-page';
import { isReadingOn } from './styles-inside';

type CachedPage = { readonly page: PackedPage; readonly until: number };

type Cache = { generation: number; readonly pages: Map<string, CachedPage>; readonly filling: Set<string> };

/** One a process, whatever bundle asks: the server reads it, the refreshing route empties it. */
const held = globalThis as { openPageCache?: Cache };

/** At about 30 KB a page, both packings together. */
const pagesMax = 500;
/** Added to the page's own 60 s it is the most that a lost announcement can cost. */
const cachedMs = 30_000;
const fillHeader = 'x-fill-cache';
const fillSecret = randomUUID();

function cache(): Cache {
  held.openPageCache ??= { generation: 0, pages: new Map(), filling: new Set() };
  return held.openPageCache;
}

/**
 * Answers for an open page from the cache and says whether it did. Next packs a stored page and hashes its bytes anew
 * for each reader, which costs more than everything else about it; here that is done once a page.
 */
export function answeredFromCache(request: IncomingMessage, response: ServerResponse): boolean {
  const { headers } = request;
  if (!asksForOpenPage(request)) return false;
  const packing = acceptedPacking(headers['accept-encoding']);
  if (!packing) return false;
  const cached = cache().pages.get(placeOf(request));
  if (!cached || cached.until < performance.now()) {
    // Only what Next has just called storable is asked for: no probing of private pages and unknown addresses.
    response.once('finish', () => isStored(response) && fill(request));
    return false;
  }
  send(cached.page, packing, headers['if-none-match'], response);
  return true;
}

/** Whether somebody opens what the cache may hold, and not the cache itself. */
export function asksForOpenPage({ method, url = '', headers }: IncomingMessage): boolean {
  return method === 'GET' && mayBeCached(url) && !headers.rsc && headers[fillHeader] !== fillSecret;
}

/** No query, no file, no reply: what is left and static is an open page. /bench is what we are measured against. */
function mayBeCached(url: string): boolean {
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
function fill(request: IncomingMessage): void {
  const { filling } = cache();
  const place = placeOf(request);
  if (filling.has(place)) return;
  filling.add(place);
  store(request, place)
    // A page that could not be cached is served by Next, as this one was.
    .catch(() => undefined)
    .finally(() => filling.delete(place));
}

function isStored(response: ServerResponse): boolean {
  return response.statusCode === 200 && isStorable(response.getHeader('cache-control'));
}

/** A page stands here as its first readers get it, and as those who come from another page of ours do. */
function placeOf({ url, headers }: IncomingMessage): string {
  return isReadingOn(headers) ? `${url} read on` : `${url}`;
}

/** As Next says it, since the router asks for the same address as data; and by who has the sheet already. */
const vary =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding, Sec-Fetch-Site';

async function store({ url = '', socket, headers }: IncomingMessage, place: string): Promise<void> {
  const { generation, pages } = cache();
  const page = await packedPage({
    origin: ownOrigin(socket),
    path: url,
    headers: { [fillHeader]: fillSecret },
    readsOn: isReadingOn(headers),
  });
  // A page that was made before an announcement may be older than it.
  if (!page || cache().generation !== generation) return;
  const [oldest] = pages.keys();
  if (oldest !== undefined && pages.size >= pagesMax) pages.delete(oldest);
  pages.set(place, { page, until: performance.now() + cachedMs });
}

/** Something was published: every page is asked of Next again. */
export function emptyOpenPageCache(): void {
  const all = cache();
  all.generation += 1;
  all.pages.clear();
}
