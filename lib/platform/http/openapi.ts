import * as z from 'zod/mini';
import { inputInQuery, type Operation, type Shapes } from './operation';
import { renamePath } from './wire-names';

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  [key: string]: unknown;
};

/** One served operation: what the route declares, and the name and schemas of the command or query behind it. */
export type Served = Shapes & { op: Operation; name: string };

/** OpenAPI 3.1 of what is served: the schemas that parse requests and replies are the schemas that are printed. */
export function openApiDocument(served: readonly Served[], failureCodes: readonly string[]): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const one of [...served].sort((a, b) => order(a.op).localeCompare(order(b.op)))) {
    const { path, method } = one.op;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(one) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'School computing platform', version: '1.0.0' },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The id of the login reply.' } },
      schemas: { Problem: problemSchema(failureCodes) },
    },
    paths,
  };
}

function order(op: Operation): string {
  return `${op.path} ${op.method}`;
}

function operationObject({ op, name, ...shapes }: Served) {
  const input = wireSchema(op, schemaOf(shapes.input, 'input'));
  const inPath = Object.keys(op.params);
  const inQuery = [...Object.keys(op.query), ...(inputInQuery(op) ? Object.keys(input.properties ?? {}) : [])];
  const parameters = [
    ...inPath.map((wire) => parameter(wire, 'path', input)),
    ...[...new Set(inQuery)].filter((wire) => !inPath.includes(wire)).map((wire) => parameter(wire, 'query', input)),
  ];
  const named = new Set(parameters.map((each) => each.name));
  return {
    operationId: `${op.method.toLowerCase()}_${op.path.replace(/\W+/g, '_').replace(/^_|_$/g, '')}`,
    summary: op.summary,
    tags: [op.path.split('/')[1]?.replace('WithInvalidCharacters', '')],
    'x-command': name,
    security: op.callers === 'anyone' ? [] : [{ bearer: [] }],
    parameters,
    ...(!inputInQuery(op) && { requestBody: requestBody(op, without(input, named)) }),
    responses: {
      200: {
        description: 'Done',
        content: replyContent(op, shapes.reply),
      },
      default: {
        description: 'Refused',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function replyContent(op: Operation, reply: z.ZodMiniType) {
  if (op.answer === 'events') return { 'application/json': { schema: { type: 'string' } }, 'text/event-stream': {} };
  if (op.answer !== 'json') return { '*/*': {} };
  return { 'application/json': { schema: wireSchema(op, schemaOf(reply, 'output')) } };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
}

function parameter(wire: string, where: 'path' | 'query', input: JsonSchema) {
  const required = where === 'path' || (input.required ?? []).includes(wire);
  return { name: wire, in: where, required, schema: input.properties?.[wire] ?? { type: 'string' } };
}

function requestBody(op: Operation, schema: JsonSchema) {
  if (op.body === 'file') return { required: true, content: { 'application/octet-stream': {} } };
  return { required: true, content: { 'application/json': { schema } } };
}

/** The schema with the wire's names; path and query parameters take theirs too. */
function wireSchema(op: Operation, { $schema: _, ...schema }: JsonSchema): JsonSchema {
  const located = Object.fromEntries(Object.entries({ ...op.params, ...op.query }).map(([wire, name]) => [name, wire]));
  return renamed(schema, { ...op.names, ...located });
}

function renamed(schema: JsonSchema, names: Readonly<Record<string, string>>): JsonSchema {
  const result = { ...schema };
  const { properties, required, items, anyOf } = schema;
  if (properties) {
    const entries = Object.entries(properties).map(([key, value]) => [renamePath(key, names), renamed(value, names)]);
    result.properties = Object.fromEntries(entries);
  }
  if (required) result.required = required.map((key) => renamePath(key, names));
  if (items) result.items = renamed(items, names);
  if (anyOf) result.anyOf = anyOf.map((each) => renamed(each, names));
  return result;
}

function without(schema: JsonSchema, names: ReadonlySet<string>): JsonSchema {
  if (names.size === 0) return schema;
  const kept = Object.entries(schema.properties ?? {}).filter(([key]) => !names.has(key));
  const required = schema.required?.filter((key) => !names.has(key));
  return { ...schema, properties: Object.fromEntries(kept), ...(required && { required }) };
}

function problemSchema(codes: readonly string[]) {
  return {
    type: 'object',
    required: ['status', 'code', 'requestId'],
    properties: {
      type: { type: 'string' },
      status: { type: 'integer' },
      code: { type: 'string', enum: codes.toSorted() },
      requestId: { type: 'string' },
      fields: {
        type: 'array',
        items: {
          type: 'object',
          required: ['path', 'code'],
          properties: { path: { type: 'string' }, code: { type: 'string' }, values: { type: 'object' } },
        },
      },
    },
  };
}
