import document from '@/lib/platform/http/generated/openapi-document.json';

export type Schema = {
  type?: string | string[];
  enum?: readonly string[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
};

export type ShownField = { name: string; type: string; limits: string; required: boolean };

type Parameter = { name: string; in: string; required: boolean; schema: Schema };
type Described = {
  summary: string;
  tags: string[];
  security: readonly unknown[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: { 200: { content: Record<string, { schema?: Schema }> } };
};

export type ShownOperation = {
  id: string;
  method: string;
  path: string;
  summary: string;
  open: boolean;
  parameters: (ShownField & { in: 'path' | 'query' })[];
  body: ShownField[];
  bodyType: string | undefined;
  reply: ShownField[];
};

/** The document as the page shows it: operations by their first path part. */
export function shownOperations(): Map<string, ShownOperation[]> {
  const groups = new Map<string, ShownOperation[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, described] of Object.entries(methods as unknown as Record<string, Described>)) {
      const tag = described.tags[0] ?? '';
      groups.set(tag, [...(groups.get(tag) ?? []), shown(path, method, described)]);
    }
  }
  return groups;
}

function shown(path: string, method: string, described: Described): ShownOperation {
  const [bodyType, body] = Object.entries(described.requestBody?.content ?? {})[0] ?? [];
  return {
    id: `${method}-${path.replace(/\W+/g, '-')}`,
    method: method.toUpperCase(),
    path: `/api${path}`,
    summary: described.summary,
    open: described.security.length === 0,
    parameters: described.parameters.map((each) => ({
      ...shownField(each.name, each.schema, each.required),
      in: each.in === 'path' ? 'path' : 'query',
    })),
    body: fieldsOf(body?.schema),
    bodyType,
    reply: fieldsOf(described.responses[200].content['application/json']?.schema),
  };
}

/** One level deeper for lists of rows: `items[].codigo`. */
function fieldsOf(schema: Schema | undefined, before = ''): ShownField[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, value]) => [
    shownField(before + name, value, schema?.required?.includes(name) ?? false),
    ...(value.items?.properties ? fieldsOf(value.items, `${before}${name}[].`) : []),
  ]);
}

function shownField(name: string, schema: Schema, required: boolean): ShownField {
  return { name, type: typeOf(schema), limits: limitsOf(schema), required };
}

function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ');
  if (schema.items) return `${typeOf(schema.items)}[]`;
  return [schema.type ?? 'string'].flat().join(' | ');
}

function limitsOf(schema: Schema): string {
  const inner = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  const low = inner.minLength ?? inner.minimum;
  const high = inner.maxLength ?? inner.maximum;
  return low === undefined && high === undefined ? '' : `${low ?? 0} – ${high ?? '∞'}`;
}
