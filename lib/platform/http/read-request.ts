import { fail } from '@/lib/platform/errors/failures';
import { inputInQuery, type Operation } from './operation';
import { inverse, renameKeys } from './wire-names';

export type RouteParams = Record<string, string | string[] | undefined>;

/** The operation's input in the domain's names, from path, query and body. Nothing is validated here but form and size. */
export async function readInput(
  op: Operation,
  request: Request,
  params: RouteParams,
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  const toDomain = inverse(op.names);
  const query = new URL(request.url).searchParams;
  if (inputInQuery(op)) Object.assign(input, renameKeys(queryValues(query), { ...toDomain, ...op.query }));
  else Object.assign(input, await readBody(op, request, toDomain));
  for (const [wire, name] of Object.entries(op.params)) input[name] = String(params[wire] ?? '');
  for (const [wire, name] of Object.entries(op.query)) input[name] = query.get(wire) ?? undefined;
  return input;
}

function queryValues(query: URLSearchParams): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const key of new Set(query.keys())) {
    const all = query.getAll(key);
    values[key] = all.length > 1 ? all : (all[0] ?? '');
  }
  return values;
}

async function readBody(op: Operation, request: Request, toDomain: Record<string, string>): Promise<object> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (op.body === 'file') return { file: await readBytes(request, op.bodyBytesMax) };
  const bytes = await readBytes(request, op.bodyBytesMax);
  if (bytes.byteLength === 0) return {};
  const text = new TextDecoder().decode(bytes);
  if (type === formType) return renameKeys(Object.fromEntries(new URLSearchParams(text)), toDomain) as object;
  if (type !== 'application/json') fail('request.media-type');
  return renameKeys(parseObject(text), toDomain) as object;
}

export const formType = 'application/x-www-form-urlencoded';

function parseObject(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    fail('request.malformed', { cause });
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) fail('request.malformed');
  return value;
}

/** Stops reading at the limit: a body that lies about its length is cut where it passes it. */
async function readBytes(request: Request, bytesMax: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) fail('request.too-large');
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(request)) {
    length += chunk.byteLength;
    if (length > bytesMax) fail('request.too-large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** A line that is cut in the middle is the caller's fault, not ours. */
async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* request.body ?? [];
  } catch (cause) {
    fail('request.malformed', { cause });
  }
}
