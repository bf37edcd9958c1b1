import { type AnyNode, importsOf, nodesOf, parsedFile } from '../source/parsed';
import { filesUnder, isCode, isTest, nameOf, type Tree } from '../source/tree';
import { domainOf, kernel } from './domains';

const kinds = /^lib\/([^/]+)\/(rules|reach|schemas|contract|statements|queries|parts|commands|mails|client)(?=\/|\.|$)/;

/** What each kind of file may take from its own or a lower domain (house §2). */
const mayTake: Record<string, readonly string[]> = {
  rules: ['rules', 'schemas'],
  schemas: ['schemas', 'rules'],
  contract: ['contract', 'rules'],
  reach: ['reach'],
  statements: ['statements', 'rules', 'schemas'],
  queries: ['queries', 'statements', 'reach', 'rules', 'schemas'],
  parts: ['parts', 'queries', 'statements', 'reach', 'rules', 'schemas', 'mails'],
  commands: ['commands', 'parts', 'queries', 'statements', 'reach', 'rules', 'schemas', 'mails'],
  // What a mail says as it leaves may begin then.
  mails: ['mails', 'statements', 'schemas', 'rules'],
  client: ['client', 'contract', 'schemas', 'rules'],
};

/** A contract knows of what stands behind it the types alone, so that no schema reaches a browser through it. */
const typesOf: Record<string, readonly string[]> = { contract: ['queries', 'commands', 'schemas'] };

export function kindsOutOfOrder(files: Tree): string[] {
  return domainFiles(files).flatMap(([file, source]) => {
    const kind = kinds.exec(file)?.[2];
    // A stray file is refused for its name already.
    if (kind === undefined) return [];
    return importsOf(file, source).flatMap(({ target, typeOnly }) => {
      const taken = kinds.exec(target)?.[2];
      const may = [...(mayTake[kind] ?? []), ...(typeOnly ? (typesOf[kind] ?? []) : [])];
      return !taken || may.includes(taken) ? [] : [`${file} > ${target}: ${kind} may not take ${taken}`];
    });
  });
}

/** A file in commands/ is one command, and both have one name: `ls commands/` is the list of what can happen. */
export function unlistedCommands(files: Tree): string[] {
  return filesUnder(files, /^lib\/[^/]+\/commands\//).flatMap(([file, source]) => {
    if (isTest(file)) return [];
    const name = nameOf(file)
      .replace(/\.ts$/, '')
      .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const command = new RegExp(`^export const ${name} = define(Open)?Command\\(`, 'm');
    const exported = exportedValues(file, source);
    return command.test(source) && exported.length === 1
      ? []
      : [`${file}: exports ${exported.join(', ') || 'nothing'}`];
  });
}

function exportedValues(file: string, source: string): string[] {
  const { staticExports } = parsedFile(file, source).module;
  return staticExports.flatMap(({ entries }) =>
    entries.filter(({ isType }) => !isType).map(({ exportName }) => exportName.name ?? 'default'),
  );
}

/** A query changes nothing, and its door is defineQuery or defineCatalogue: no function beside it takes the database. */
export function writingQueries(files: Tree): string[] {
  const writes =
    /\.(create|update|upsert|delete)(Many|ManyAndReturn)?\(|\$executeRaw|\b(INSERT INTO|UPDATE|DELETE FROM)\s/;
  return filesUnder(files, /^lib\/[^/]+\/queries(\/|\.ts$)/).flatMap(([file, source]) => {
    const found = isTest(file) ? undefined : writes.exec(source)?.[0];
    return found ? [`${file}: ${found}`] : [];
  });
}

/** Prisma drops an empty OR or AND inside an AND: a guard that says "no row" by one lets every row through. */
export function emptyConditions(files: Tree): string[] {
  return filesUnder(files, /^(app|lib)\//).flatMap(([file, source]) => {
    const found = isCode(file) ? /\b(?:OR|AND): \[\]/.exec(source)?.[0] : undefined;
    return found ? [`${file}: ${found}`] : [];
  });
}

const database = 'lib/platform/db/client';

/** Only the kernel opens the database: whoever else holds it has passed no lock. `exceptions` says who may, and why. */
export function openDatabases(files: Tree, exceptions: Readonly<Record<string, string>>): string[] {
  const gone = Object.keys(exceptions).filter((file) => !files.has(file));
  return [
    ...gone.map((file) => `${file}: excepted, but no longer there`),
    ...filesUnder(files, /^(app|components|lib)\//).flatMap(([file, source]) => {
      if (!isCode(file) || isTest(file) || file in exceptions || kernel.includes(domainOf(file) ?? '')) return [];
      const opened = importsOf(file, source).some(({ target, typeOnly }) => target === database && !typeOnly);
      return opened ? [`${file}: opens the database itself`] : [];
    }),
  ];
}

/** fail() is the only throw in a domain: anything else would answer 500. */
export function loudThrows(files: Tree): string[] {
  return domainFiles(files).flatMap(([file, source]) => {
    const thrown = [...nodesOf(file, source)].filter(({ type }) => type === 'ThrowStatement');
    return thrown.map(({ start, end }) => `${file}: ${source.slice(start, end)}`);
  });
}

/** Two write paths are two permission systems: the wire is REST, and there are no server actions (house §3). */
export function serverActions(files: Tree): string[] {
  return filesUnder(files, /^(app|components|lib)\//).flatMap(([file, source]) => {
    if (!isCode(file)) return [];
    const directives = [...nodesOf(file, source)].filter(({ type }) => type === 'ExpressionStatement');
    const acts = directives.some((node) => (node.expression as AnyNode).value === 'use server');
    return acts ? [`${file}: a server action`] : [];
  });
}

function domainFiles(files: Tree): [file: string, source: string][] {
  return filesUnder(files, /^lib\/[^/]+\//).filter(
    ([file]) => isCode(file) && !isTest(file) && !kernel.includes(domainOf(file) ?? ''),
  );
}
