import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import next from 'next';
import { env } from '@/lib/platform/env/env';
import { buildFolder } from '@/lib/platform/env/running';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { splitLocale } from '@/lib/platform/links';
import { log } from '@/lib/platform/log/log';
import { isBuiltFile } from '@/lib/platform/open-pages/built-files';
import { openPages } from '@/lib/platform/open-pages/open-pages';
import { tellAllowed } from './allowed-methods';
import { clientAddress, clientAddressHeader } from './client-address';
import { documentPolicies } from './content-security-policy';
import { answerDirectly, directRoute } from './direct-routes';
import { keptInlineScripts } from './kept-policies';
import { oneSpelling } from './one-spelling';
import { withoutSecretQuery } from './secret-query';
import { permissionsPolicy, securityHeaders } from './security-headers';
import { tellTrouble } from './trouble-status';
import { unanswerable } from './unanswerable';

export type RunningServer = {
  readonly url: string;
  /** Stops accepting, lets the requests in flight finish, then stops Next. */
  close(): Promise<void>;
};

type Options = {
  port: number;
  host: string;
  dev: boolean;
  signedInAreas: readonly string[];
  /** Screens that visitors open first, made for each of them. */
  firstScreens: readonly string[];
  publicUrl?: string;
  /** Before the server drains: ends what would never end by itself. */
  onClose?: () => void;
  /** The folder of the Next application. */
  dir?: string;
};

/** The one server of the product: start, dev, tests and benches listen through it. The build is in NEXT_DIST_DIR. */
export async function startServer(options: Options): Promise<RunningServer> {
  const { port, host, dev, onClose, dir = '.' } = options;
  const server = createServer();
  const prepare = requestPreparation(options);
  const answeredAsOpenPage = openPages({
    isOn: !dev && env().OPEN_PAGES !== 'plain',
    folder: join(dir, buildFolder()),
    isFirstScreen: ({ url }) => options.firstScreens.includes(splitLocale(pathOf(url)).bare),
  });
  const app = next({ dev, dir, hostname: host, port, httpServer: server, quiet: !dev });
  // Listening comes first, so that what Next starts may already call us; requests wait for it.
  await listen(server, port, host);
  const ready = app.prepare().then(() => app.getRequestHandler());
  server.on('request', (request, response) => {
    const refused = unanswerable(request);
    const spelling = oneSpelling(request.url);
    if (refused || spelling === undefined) {
      const allow = refused === 405 ? { Allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' } : {};
      response.writeHead(refused ?? 404, allow).end();
      return;
    }
    request.url = spelling;
    prepare(request, response);
    if (!server.listening) response.setHeader('Connection', 'close');
    if (answeredAsOpenPage(request, response)) return;
    const direct = dev ? undefined : directRoute(request);
    if (direct) {
      answerDirectly(direct, request, response).catch((err: unknown) => fail(err, request, response));
      return;
    }
    tellAllowed(request, response);
    tellTrouble(response);
    ready.then((handle) => handle(request, response)).catch((err: unknown) => fail(err, request, response));
  });
  // Devices on a slow line reuse their connection instead of opening a new one for every click.
  server.keepAliveTimeout = 65_000;
  await ready;
  const shown = host === '0.0.0.0' || host === '127.0.0.1' || host === '::' ? 'localhost' : host;
  return {
    url: `http://${shown}:${(server.address() as { port: number }).port}`,
    close() {
      onClose?.();
      return close(server, () => app.close());
    },
  };
}

/** A client's own are dropped: Next would take its nonce for one of ours, and give the data of a page for the page. */
const innerHeaders = [
  'content-security-policy',
  'content-security-policy-report-only',
  'x-nextjs-data',
  'x-nonce',
  'x-path',
] as const;

/** Headers that are ours to say. */
function requestPreparation({ signedInAreas, dev, publicUrl, dir = '.' }: Options) {
  const policyOf = documentPolicies({
    signedInAreas,
    dev,
    ...(!dev && { inlineScripts: keptInlineScripts(join(dir, buildFolder())) }),
  });
  const fixed = securityHeaders(publicUrl);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { headers } = request;
    request.url = withoutSecretQuery(innerAddress(request.url ?? '/'), headers);
    for (const name of innerHeaders) delete headers[name];
    // A built file needs none of what protects documents, and a first visit brings a dozen of them.
    if (isBuiltFile(request.url)) {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      return;
    }
    const id = requestId(headers['x-request-id']);
    headers['x-request-id'] = id;
    headers[clientAddressHeader] = clientAddress(
      request.socket.remoteAddress,
      headers['x-forwarded-for'],
      env().PROXIES,
    );
    response.setHeader('X-Request-Id', id);
    for (const { key, value } of fixed) response.setHeader(key, value);
    const { header, nonce, isData } = policyOf(pathOf(request.url));
    response.setHeader('Content-Security-Policy', header);
    if (!isData) response.setHeader('Permissions-Policy', permissionsPolicy);
    if (!nonce) return;
    headers['content-security-policy'] = header;
    headers['x-nonce'] = nonce;
    // Server components do not know their address; enter() sends visitors back to it after signing in.
    headers['x-path'] = request.url;
  };
}

function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** The spec's `/__/auth/…/` (§7): Next would answer its last slash with a redirect, and its calls live under /api. */
function innerAddress(url: string): string {
  return url.replace(/^(?:\/api)?\/__\/([^?]*?)\/?(?=\?|$)/, '/api/__/$1');
}

/** As Next will read it: `//student` is the area's too, or it would lose its policy. */
function pathOf(url = '/'): string {
  return decodeURIComponent((url.split(/[?#]/, 1)[0] ?? '/').replace(/\/{2,}|\\/g, '/'));
}

function fail(err: unknown, { headers }: IncomingMessage, response: ServerResponse): void {
  log().error({ err, requestId: headers['x-request-id'] }, 'the server failed to answer');
  if (!response.headersSent) response.statusCode = 500;
  response.end();
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(listenFailure(cause, port, host)));
    server.listen(port, host, resolve);
  });
}

export function listenFailure(cause: NodeJS.ErrnoException, port: number, host: string): Error {
  const { code } = cause;
  if (code === 'EADDRINUSE') {
    return new StartFailure(
      `Port ${port} is taken: stop what listens there, or choose another with PORT=${port + 1} npm start.`,
    );
  }
  if (code === 'EACCES')
    return new StartFailure(`Port ${port} needs more rights: choose one from 1024 on with PORT=8080 npm start.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartFailure(`HOST=${host} is no address of this machine: use 127.0.0.1 or 0.0.0.0.`);
  }
  return cause;
}

const drainMsMax = 20_000;

async function close(server: Server, stopNext: () => Promise<void>): Promise<void> {
  const drained = new Promise<void>((resolve) => server.close(() => resolve()));
  const abandoned = new AbortController();
  void wait(drainMsMax, undefined, { signal: abandoned.signal, ref: false }).then(
    () => server.closeAllConnections(),
    () => undefined,
  );
  // A connection that was busy at close() stays open after its answer: sweep until none is left.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await drained;
  clearInterval(sweep);
  abandoned.abort();
  await stopNext();
}
