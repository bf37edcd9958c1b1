import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Fault, type Pace, play, scriptOf } from './vendor-script';
import { type AskedBody, answerTo, errorBody, eventsOf, lastQuestion, modelList, wholeAnswer } from './vendor-wire';

export type Recorded = { method: string; path: string; key: string; body: AskedBody | null; hungUp: boolean };

export type VendorOptions = {
  key?: string;
  answer?: (body: AskedBody) => string;
  /** Asked for every request, with the number it has: 0 is the first. */
  fault?: (body: AskedBody | null, number: number) => Fault | undefined;
  pace?: Partial<Pace>;
  /** Answers in one piece, as servers do that cannot stream. */
  unstreamed?: boolean;
};

export const vendorKey = 'sk-proj-for-tests-only-0123456789';

/**
 * A vendor of models on loopback that speaks OpenAI's wire format. Its options may be changed while it runs.
 * Nobody but tests is to reach it, so it takes requests on 127.0.0.1 alone.
 */
export async function startVendor(options: VendorOptions = {}) {
  const requests: Recorded[] = [];
  const current = { ...options };
  let connections = 0;
  const server = createServer((request, response) => {
    void answered(request, response, current, requests);
  });
  // As vendors do: a class's connections wait for its next question.
  server.keepAliveTimeout = 120_000;
  server.on('connection', () => {
    connections += 1;
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    key: options.key ?? vendorKey,
    requests,
    /** The requests for answers alone. */
    asked: () => requests.flatMap(({ path, body }) => (path === '/v1/chat/completions' && body ? [body] : [])),
    /** How many were ever opened. */
    connections: () => connections,
    set: (changed: VendorOptions) => Object.assign(current, changed),
    /** Connections are refused from now on. */
    away: close,
    back: () => listen(port),
    close,
  };
}

export type Vendor = Awaited<ReturnType<typeof startVendor>>;

async function answered(
  request: IncomingMessage,
  response: ServerResponse,
  options: VendorOptions,
  requests: Recorded[],
): Promise<void> {
  const { method = '', url: path = '', headers } = request;
  const key = (headers.authorization ?? '').replace(/^Bearer /, '');
  const sent = await text(request);
  const recorded: Recorded = { method, path, key, body: sent ? JSON.parse(sent) : null, hungUp: false };
  const number = requests.push(recorded) - 1;
  response.once('close', () => {
    recorded.hungUp = !response.writableFinished;
  });
  const fault = options.fault?.(recorded.body, number);
  if (fault?.kind === 'reset') return void request.socket.resetAndDestroy();
  if (refused(response, options, recorded, fault)) return;
  if (path === '/v1/models') return void json(response, 200, modelList);
  if (recorded.body) await chat(response, options, recorded.body, fault);
}

/** Whether it was answered with an error, each in OpenAI's words. */
function refused(response: ServerResponse, options: VendorOptions, { key, path }: Recorded, fault: Fault | undefined) {
  if (key !== (options.key ?? vendorKey)) {
    const shown = `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;
    const message = `Incorrect API key provided: ${shown}. You can find your API key at https://platform.openai.com/account/api-keys.`;
    return json(response, 401, errorBody(message, 'invalid_request_error', 'invalid_api_key'));
  }
  if (fault?.kind === 'busy') {
    if (fault.retryAfter !== undefined) response.setHeader('Retry-After', fault.retryAfter);
    const code = fault.code ?? 'rate_limit_exceeded';
    return json(response, 429, errorBody('Rate limit reached for gpt-4.1-mini.', 'requests', code));
  }
  if (fault?.kind === 'status') {
    return json(response, fault.status, errorBody('The server had an error.', 'server_error', fault.code ?? null));
  }
  if (path !== '/v1/models' && path !== '/v1/chat/completions') {
    return json(response, 404, errorBody(`Invalid URL (${path})`, 'invalid_request_error', null));
  }
  return false;
}

function json(response: ServerResponse, status: number, body: string): true {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
  return true;
}

async function chat(response: ServerResponse, options: VendorOptions, body: AskedBody, fault: Fault | undefined) {
  const answer = options.answer?.(body) ?? answerTo(lastQuestion(body));
  const pace = { firstTokenMs: 0, perTokenMs: 0, ...options.pace };
  if (options.unstreamed || !body.stream) {
    const whole = wholeAnswer(body, answer);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(whole) });
    return play(response, scriptOf([whole], pace, fault));
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' });
  await play(response, scriptOf(eventsOf(body, answer), pace, fault));
}
