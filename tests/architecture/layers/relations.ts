import { type AnyNode, nodesOf } from '../source/parsed';

/** A model's relations: the property that a query names them by, and the model they lead to. */
type Relations = ReadonlyMap<string, ReadonlyMap<string, string>>;
type Found = { model: string; field: string; to: string };
type Step = (model: string, property: Property) => Found[];
type Property = { key: string; value: AnyNode };

const calls = /^(find|count|aggregate|groupBy|create|update|upsert|delete)/;
const typed = /\bPrisma\.([A-Z]\w*?)(WhereUniqueInput|WhereInput|Select|Include|OrderBy\w*|DefaultArgs|FindManyArgs)\b/;
const typedPart = /\bPrisma\.([A-Z]\w*?)\$(\w+)Args\b/;
/** What every such query says somewhere: reading the other files would cost the check seconds. */
const speaks = /\b(select|include|where|orderBy|some|every|none|is|isNot|take)\??:|\bPrisma\./;
const asked = /^(select|include|where|orderBy|some|every|none|is|isNot|_count|take)$/;

/**
 * The relations that a file's queries go through, each with all that it may be. Calls of Prisma and objects that carry
 * one of its types are followed model by model, so there is one; in an object without a type a property named like a
 * relation counts when it holds a query of its own, and may be any relation of that name.
 */
export function relationsRead(file: string, source: string, relations: Relations): Found[][] {
  if (!speaks.test(source)) return [];
  const walk = walker(relations);
  const nodes = [...nodesOf(file, source)];
  const followed = nodes.flatMap((node) => [
    ...fromCall(node, relations, walk),
    ...fromType(node, source, relations, walk),
  ]);
  const byName = nodes.flatMap((node) => fromUntyped(node, relations, walk));
  return [...followed.map((found) => [found]), ...byName];
}

type Walk = ReturnType<typeof walker>;

function walker(relations: Relations) {
  const seen = new Set<AnyNode>();
  const each = (model: string, node: AnyNode | undefined, step: Step): Found[] =>
    objectsIn(node).flatMap((object) => {
      seen.add(object);
      return propertiesOf(object).flatMap((property) => step(model, property));
    });
  const through = (model: string, key: string, on: (to: string) => Found[]): Found[] => {
    const to = relations.get(model)?.get(key);
    return to === undefined ? [] : [{ model, field: key, to }, ...on(to)];
  };
  const fields: Step = (model, { key, value }) =>
    key === '_count' ? each(model, value, args) : through(model, key, (to) => each(to, value, args));
  const conditions: Step = (model, { key, value }) => {
    if (/^(AND|OR|NOT|some|every|none|is|isNot)$/.test(key)) return each(model, value, conditions);
    return through(model, key, (to) => each(to, value, conditions));
  };
  /** A table of reach: one condition a tipo. */
  const reach: Step = (model, { value }) => each(model, value, conditions);
  const args: Step = (model, { key, value }) => {
    if (key === 'select' || key === 'include') return each(model, value, fields);
    return /^(where|orderBy|having)$/.test(key) ? each(model, value, conditions) : [];
  };
  return { seen, each, args, fields, conditions, reach };
}

/** `db.lesson.findMany({ … })` */
function fromCall(node: AnyNode, relations: Relations, { each, args }: Walk): Found[] {
  if (node.type !== 'CallExpression') return [];
  const callee = node.callee as AnyNode;
  const accessor = (callee.object as AnyNode | undefined)?.property as AnyNode | undefined;
  const method = (callee.property as AnyNode | undefined)?.name;
  if (typeof method !== 'string' || !calls.test(method) || typeof accessor?.name !== 'string') return [];
  const model = accessor.name.charAt(0).toUpperCase() + accessor.name.slice(1);
  return relations.has(model) ? each(model, (node.arguments as AnyNode[])[0], args) : [];
}

/** `{ … } satisfies Prisma.LessonSelect`, `const part: Prisma.LessonWhereInput = { … }`, a function that returns one. */
function fromType(node: AnyNode, source: string, relations: Relations, { each, ...steps }: Walk): Found[] {
  const [type, value] = typeAndValue(node);
  if (!type || !value) return [];
  const text = source.slice(type.start, type.end);
  const [, holder = '', relation = ''] = typedPart.exec(text) ?? [];
  const [, model = relations.get(holder)?.get(relation) ?? '', kind = 'Args'] = typed.exec(text) ?? [];
  if (!relations.has(model)) return [];
  if (/\bReach</.test(text)) return each(model, value, steps.reach);
  if (kind === 'Select' || kind === 'Include') return each(model, value, steps.fields);
  return each(model, value, /Args$/.test(kind) ? steps.args : steps.conditions);
}

function typeAndValue(node: AnyNode): [AnyNode?, AnyNode?] {
  if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression')
    return [node.typeAnnotation as AnyNode, node.expression as AnyNode];
  if (node.type === 'VariableDeclarator') return [(node.id as AnyNode).typeAnnotation as AnyNode, node.init as AnyNode];
  return /Function/.test(node.type) ? [node.returnType as unknown as AnyNode, node as AnyNode] : [];
}

/** An object that nothing above followed: its model is not known, so a relation goes by its name and its shape. */
function fromUntyped(node: AnyNode, relations: Relations, { seen }: Walk): Found[][] {
  if (node.type !== 'ObjectExpression' || seen.has(node)) return [];
  return propertiesOf(node).flatMap(({ key, value }) => {
    const asks = objectsIn(value).some((inner) => propertiesOf(inner).some((property) => asked.test(property.key)));
    const named = [...relations].flatMap(([model, fields]) => {
      const to = fields.get(key);
      return to === undefined ? [] : [{ model, field: key, to }];
    });
    return asks && named.length > 0 ? [named] : [];
  });
}

/** The objects that an expression may be, looking through conditions, lists, spreads and what a function returns. */
function objectsIn(node: AnyNode | null | undefined): AnyNode[] {
  if (!node || typeof node.type !== 'string') return [];
  if (node.type === 'ObjectExpression') {
    const spread = (node.properties as AnyNode[]).filter(({ type }) => type === 'SpreadElement');
    return [node, ...spread.flatMap(({ argument }) => objectsIn(argument as AnyNode))];
  }
  const inner = holdersOf[node.type] ?? [];
  return inner.flatMap((name) => [node[name] as AnyNode | AnyNode[]].flat().flatMap(objectsIn));
}

const holdersOf: Record<string, readonly string[]> = {
  ArrayExpression: ['elements'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['left', 'right'],
  ParenthesizedExpression: ['expression'],
  TSSatisfiesExpression: ['expression'],
  TSAsExpression: ['expression'],
  ArrowFunctionExpression: ['body'],
  FunctionDeclaration: ['body'],
  FunctionExpression: ['body'],
  BlockStatement: ['body'],
  ReturnStatement: ['argument'],
  IfStatement: ['consequent', 'alternate'],
};

function propertiesOf(object: AnyNode): Property[] {
  return (object.properties as AnyNode[]).flatMap(({ type, key, value }) => {
    const name = (key as AnyNode | undefined)?.name ?? (key as AnyNode | undefined)?.value;
    return type === 'Property' && typeof name === 'string' ? [{ key: name, value: value as AnyNode }] : [];
  });
}
