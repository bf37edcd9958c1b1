import { type AnyNode, nodesOf } from '../source/parsed';
import { filesUnder, isCode, nameOf, type Tree } from '../source/tree';

const served = /^export const (GET|PUT|POST|PATCH|DELETE) = serve\(/;

/** A route file that exports anything but served operations; `exceptions` says which may, and why. */
export function unservedRoutes(files: Tree, exceptions: Readonly<Record<string, string>>): string[] {
  const routes = filesUnder(files, /^app\/.*\/route\.tsx?$/);
  const gone = Object.keys(exceptions).filter((route) => !files.has(route));
  return [
    ...gone.map((route) => `${route}: excepted, but no longer there`),
    ...routes.flatMap(([file, source]) => {
      if (file in exceptions) return [];
      const exported = source.match(/^export .*/gm) ?? [];
      const other = exported.filter((line) => !served.test(line));
      return exported.length === 0 || other.length > 0 ? [`${file}: ${other[0] ?? 'exports nothing'}`] : [];
    }),
  ];
}

const signedIn = /^app\/\[locale\]\/\(signed-in\)\/(.*)$/;

/** Protected pages ask who enters, and which area this is, before anything else; nothing else asks in their place. */
export function unguardedPages(files: Tree): string[] {
  return filesUnder(files, signedIn).flatMap(([file, source]) => {
    const name = nameOf(file);
    if (name === 'loading.tsx') return [`${file}: turns redirects and 404s into status 200`];
    if (name === 'layout.tsx' && /\benter\(/.test(source)) return [`${file}: a layout is not run again for each page`];
    if (name !== 'page.tsx') return [];
    const area =
      signedIn
        .exec(file)?.[1]
        ?.split('/')
        .find((segment) => !segment.startsWith('(')) ?? '';
    const first = firstStatement(file, source);
    const asks = new RegExp(String.raw`^(const \w+ = )?await enter\('/${area}'\);?$`);
    return asks.test(first) ? [] : [`${file}: begins with ${first.split('\n')[0] || 'nothing'}`];
  });
}

/** A page that breaks says so in its own shell: without one of these the whole document is replaced (spec §2). */
export function shellsWithoutErrorScreen(files: Tree): string[] {
  return filesUnder(files, /^app\/\[locale\]\/\(([\w-]+)\)\/layout\.tsx$/)
    .map(([file]) => file.replace('layout.tsx', 'error.tsx'))
    .filter((file) => !files.has(file));
}

const kept = /^app\/\[locale\]\/\(kept\)\//;
const asksWhoIsHere =
  /from '(next\/headers|@\/lib\/access\/(enter|session[\w-]*)|@\/lib\/[\w-]+\/queries[^']*|@\/lib\/platform\/db[^']*)'/;

/**
 * Shells ask nobody in, because they are made with the build and kept on devices that anybody may use: so they can say
 * nothing of anybody. Who is here is read in the browser, from what that person kept there.
 */
export function personsInShells(files: Tree): string[] {
  return filesUnder(files, kept).flatMap(([file, source]) => {
    const asked = asksWhoIsHere.exec(source)?.[1];
    if (asked) return [`${file}: asks ${asked} who is here`];
    const isStatic = nameOf(file) !== 'page.tsx' || source.includes("export const dynamic = 'force-static';");
    return isStatic ? [] : [`${file}: is not made with the build`];
  });
}

/** Of the function that a page exports by default. */
function firstStatement(file: string, source: string): string {
  for (const node of nodesOf(file, source)) {
    if (node.type !== 'ExportDefaultDeclaration' || node.declaration.type !== 'FunctionDeclaration') continue;
    const first = node.declaration.body?.body[0];
    return first ? source.slice(first.start, first.end) : '';
  }
  return '';
}

const pageLinesMax = 60;

export function longPages(files: Tree): string[] {
  return filesUnder(files, /^app\/.*\/page\.tsx$/).flatMap(([file, source]) => {
    const lines = source.trimEnd().split('\n').length;
    return lines > pageLinesMax ? [`${file}: ${lines} lines, at most ${pageLinesMax}`] : [];
  });
}

const addressAttributes = ['href', 'action', 'formAction', 'to'];
const goer = /^(redirect|permanentRedirect)$|router\.(push|replace|prefetch)$/;

/** Addresses written out in app or components instead of taken from lib/links.ts. */
export function writtenLinks(files: Tree): string[] {
  return filesUnder(files, /^(app|components)\//).flatMap(([file, source]) => {
    if (!isCode(file) || /\.(gallery|test)\./.test(file)) return [];
    const addresses = [...nodesOf(file, source)].map((node) => addressIn(node, source));
    return addresses.filter((text) => /^\{?["'`]\//.test(text)).map((text) => `${file}: ${text}`);
  });
}

/** What an attribute or a call sends the visitor to, as it is written. */
function addressIn(node: AnyNode, source: string): string {
  if (node.type === 'JSXAttribute' && addressAttributes.includes(String(node.name.name)))
    return textOf(node.value, source);
  if (node.type !== 'CallExpression' || !goer.test(textOf(node.callee, source))) return '';
  return textOf(node.arguments[0], source);
}

function textOf(node: { start: number; end: number } | null | undefined, source: string): string {
  return node ? source.slice(node.start, node.end) : '';
}
