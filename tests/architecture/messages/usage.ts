import { type AnyNode, importsOf, nodesOf, parsedFile, within } from '../source/parsed';
import { filesUnder, isCode, isTest, type Tree } from '../source/tree';
import { type Catalogue, sentencesOf } from './catalogues';

/** Keys that the code asks for: exact ones, and patterns where a part is only known while running. */
type Asked = { exact: Set<string>; patterns: RegExp[] };
/** The namespaces that each name in sight translates from; a scope sees its own names and those around it. */
type Scope = { names: Map<string, string>; around: Scope | undefined };

/**
 * Messages that nothing asks for. `failures` are asked for by code, `fields` by the codes that are given to fields, and
 * what takes a file of messages by itself is trusted to show it.
 */
export function unusedMessages(files: Tree, catalogue: Catalogue, failureCodes: readonly string[]): string[] {
  const asked: Asked = { exact: new Set(failureCodes.map((code) => `failures.${code}`)), patterns: [] };
  for (const [file, source] of filesUnder(files, /^(app|components|lib)\//)) {
    if (!isCode(file) || isTest(file)) continue;
    for (const code of fieldCodes(file, source)) asked.exact.add(`fields.${code}`);
    for (const namespace of takenWhole(file, source)) asked.patterns.push(new RegExp(`^${namespace}\\.`));
    look(
      parsedFile(file, source).program as unknown as AnyNode,
      { names: new Map(), around: undefined },
      asked,
      file,
      source,
    );
  }
  return [...sentencesOf(catalogue).keys()].filter(
    (key) => !asked.exact.has(key) && !asked.patterns.some((pattern) => pattern.test(key)),
  );
}

/** Schemas and rules write codes in many ways; elsewhere only `code: '…'` names one. */
function fieldCodes(file: string, source: string): string[] {
  if (file.startsWith('lib/')) return textsOf(file, source);
  const named = [...nodesOf(file, source)].filter(
    ({ type, key }) => type === 'Property' && (key as AnyNode).name === 'code',
  );
  return named.flatMap(({ value }) => String((value as AnyNode).value));
}

function takenWhole(file: string, source: string): string[] {
  if (file.startsWith('lib/platform/i18n/catalogue-')) return [];
  return importsOf(file, source).flatMap(({ target }) => /^messages\/[^/]+\/(\w+)\.json$/.exec(target)?.[1] ?? []);
}

function textsOf(file: string, source: string): string[] {
  return [...nodesOf(file, source)].flatMap((node) => (typeof node.value === 'string' ? [node.value] : []));
}

function look(node: AnyNode, outer: Scope, asked: Asked, file: string, source: string): void {
  const isFunction = /Function/.test(node.type);
  const scope = isFunction ? { names: new Map(), around: outer } : outer;
  if (node.type === 'VariableDeclarator') bind(node, scope);
  if (node.type === 'CallExpression') ask(node, scope, asked, file, source);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof (child as AnyNode | null)?.type === 'string') look(child as AnyNode, scope, asked, file, source);
    }
  }
}

/** `const t = useTranslations('x')`, awaited or one of several in a Promise.all. */
function bind(node: AnyNode, scope: Scope): void {
  const { id, init } = node as unknown as { id: AnyNode; init: AnyNode | null };
  const made = init?.type === 'AwaitExpression' ? (init.argument as AnyNode) : init;
  if (!made) return;
  if (id.type === 'Identifier') {
    const namespace = namespaceOf(made);
    if (namespace !== undefined) scope.names.set(String(id.name), namespace);
    return;
  }
  const given = ((made.arguments as AnyNode[] | undefined)?.[0]?.elements ?? []) as (AnyNode | null)[];
  for (const [at, name] of ((id.elements ?? []) as (AnyNode | null)[]).entries()) {
    const namespace = given[at] ? namespaceOf(given[at]) : undefined;
    if (name?.type === 'Identifier' && namespace !== undefined) scope.names.set(String(name.name), namespace);
  }
}

function namespaceOf(call: AnyNode): string | undefined {
  if (call.type !== 'CallExpression') return undefined;
  if (!['useTranslations', 'getTranslations'].includes(String((call.callee as AnyNode).name))) return undefined;
  const [given] = call.arguments as AnyNode[];
  if (!given) return '';
  if (given.type === 'Literal') return String(given.value);
  for (const inner of within(given)) {
    if (inner.type === 'Property' && (inner.key as AnyNode).name === 'namespace')
      return String((inner.value as AnyNode).value);
  }
  return '';
}

/** t('key'), t.rich('key'), t(`prefix.${part}`). A translator that was handed in may be of any namespace. */
function ask(node: AnyNode, scope: Scope, asked: Asked, file: string, source: string): void {
  const callee = node.callee as AnyNode;
  const name = String(callee.type === 'MemberExpression' ? (callee.object as AnyNode).name : callee.name);
  const namespace = lookedUp(name, scope) ?? (/^t([A-Z]|$)/.test(name) ? null : undefined);
  const [key] = node.arguments as AnyNode[];
  if (namespace === undefined || !key) return;
  for (const pattern of patternsOf(key, file, source)) {
    const start = namespace === null ? '^(.+\\.)?' : `^${namespace === '' ? '' : `${literally(namespace)}\\.`}`;
    asked.patterns.push(new RegExp(`${start}${pattern}$`));
  }
}

function lookedUp(name: string, scope: Scope | undefined): string | undefined {
  return scope && (scope.names.get(name) ?? lookedUp(name, scope.around));
}

function patternsOf(key: AnyNode, file: string, source: string): string[] {
  if (key.type === 'TSAsExpression') return patternsOf(key.expression as AnyNode, file, source);
  if (key.type === 'Literal') return [literally(String(key.value))];
  if (key.type === 'ConditionalExpression') {
    return [key.consequent, key.alternate].flatMap((branch) => patternsOf(branch as AnyNode, file, source));
  }
  if (key.type === 'TemplateLiteral') {
    return [(key.quasis as AnyNode[]).map(({ value }) => literally((value as { cooked: string }).cooked)).join('.+')];
  }
  // The key comes from a table or a type: it counts as asked for when the file itself writes it.
  return textsOf(file, source).map(literally);
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
