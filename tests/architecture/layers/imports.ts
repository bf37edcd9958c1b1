import { importsOf, withoutEnding } from '../source/parsed';
import { folderOf, isCode, type Tree } from '../source/tree';
import { domainOf, lineOf } from './domains';

/** Imports that climb: to a domain of the same line or a higher one, or out of lib and components into app. */
export function climbingImports(files: Tree): string[] {
  return eachImport(files, (file, target) => {
    const from = domainOf(file);
    if (from === undefined && !file.startsWith('components/')) return undefined;
    if (/^(app|scripts|tests)\//.test(target)) return 'imports from above';
    return from === undefined ? undefined : climb(from, target);
  });
}

function climb(from: string, target: string): string | undefined {
  if (target.startsWith('components/')) return 'imports a component';
  if (lineOf(from) < 0) return `lies in a domain without a line: ${from}`;
  const to = domainOf(target) ?? from;
  const lower = lineOf(to) >= 0 && lineOf(to) < lineOf(from);
  return to === from || lower ? undefined : 'imports from its own line or a higher one';
}

/** A page folder takes from itself and from the folders it lies in, never from a sibling or a child segment. */
export function foreignSegments(files: Tree): string[] {
  return eachImport(files, (file, target) => {
    if (!file.startsWith('app/') || !target.startsWith('app/')) return undefined;
    // What waits in a browser is carried out by the very handlers of its addresses.
    if (file === 'app/outbox.ts' && target.startsWith('app/api/')) return undefined;
    const home = `${folderOf(file)}/`;
    // A folder that starts with _ is no segment: its parts belong to the folder around it.
    const owner = `${folderOf(target)}/`.replace(/(^|\/)_[^/]+\/.*$/, '$1');
    return home.startsWith(owner) ? undefined : 'imports from another segment';
  });
}

const serverOnly = [
  /^lib\/[^/]+\/(queries|reach|parts|commands)(\/|$)/,
  /^lib\/platform\/(db|env|storage|log|passwords|cache|metrics)\//,
  // The loader is what the browser gets of it, and how it judges its line.
  /^lib\/platform\/open-pages\/(?!(loader|line)$)/,
  /^lib\/access\/(define-[\w-]+|enter|serve|session|request-actor|idempotency)$/,
  /^(node:|server-only$|next\/headers$|pg$|@prisma\/)/,
];

/** Whatever a client component draws in, however far down: none of it may be the server's. Types weigh nothing. */
export function serverCodeInBrowser(files: Tree): string[] {
  const sources = new Map([...files].filter(([file]) => isCode(file)).map(([file]) => [withoutEnding(file), file]));
  const found: string[] = [];
  for (const [file, source] of files) {
    if (isCode(file) && /^\s*['"]use client['"]/.test(source)) found.push(...drawn(file, sources, files));
  }
  return found;
}

function drawn(root: string, sources: Map<string, string>, files: Tree): string[] {
  const found: string[] = [];
  const ways: string[][] = [[root]];
  const seen = new Set([root]);
  for (const way of ways) {
    const file = way.at(-1) ?? root;
    for (const { target, typeOnly } of importsOf(file, files.get(file) ?? '')) {
      if (typeOnly || seen.has(target)) continue;
      seen.add(target);
      const next = sources.get(target);
      if (serverOnly.some((pattern) => pattern.test(target)))
        found.push(`${[...way, target].join(' > ')}: in the browser`);
      else if (next) ways.push([...way, next]);
    }
  }
  return found;
}

function eachImport(files: Tree, judge: (file: string, target: string) => string | undefined): string[] {
  return [...files].flatMap(([file, source]) => {
    if (!isCode(file)) return [];
    return importsOf(file, source).flatMap(({ target }) => {
      const fault = judge(file, target);
      return fault ? [`${file} > ${target}: ${fault}`] : [];
    });
  });
}
