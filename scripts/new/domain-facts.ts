import { existsSync, globSync, readFileSync } from 'node:fs';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { camel, pascal } from './names';

export type Field = { name: string; type: string; isOptional: boolean; hasDefault: boolean };

/** A table as the schema says it. */
export type Model = { name: string; accessor: string; fields: readonly Field[] };

/** What is exported somewhere, and how it is imported. */
export type Exported = { name: string; from: string };

const scalars = ['String', 'Int', 'Boolean', 'DateTime', 'Json', 'Float', 'Decimal', 'BigInt', 'Bytes'];

function modelsOf(domain: string): Model[] {
  const schema = `prisma/schema/${domain}.prisma`;
  if (!existsSync(schema)) {
    throw new StartFailure(`${schema} is missing: begin the domain with npm run new -- domain ${domain}`);
  }
  const source = readFileSync(schema, 'utf8');
  return [...source.matchAll(/^model (\w+) \{([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => ({
    name,
    accessor: name.charAt(0).toLowerCase() + name.slice(1),
    fields: [...body.matchAll(/^ {2}(\w+) +(\w+)(\??)(\[\])?(.*)$/gm)].flatMap(
      ([, field = '', type = '', optional, list, rest = '']): Field[] =>
        list || (/^[A-Z]/.test(type) && !scalars.includes(type) && rest.includes('@relation'))
          ? []
          : [{ name: field, type, isOptional: optional === '?', hasDefault: /@default|@updatedAt/.test(rest) }],
    ),
  }));
}

/** The table that a noun names, whole or by its end: `unit` of courses is `CourseUnit`. */
export function modelOf(domain: string, noun: string): Model {
  const models = modelsOf(domain);
  const exact = models.filter(({ name }) => name === pascal(noun));
  const [found, another] = exact.length > 0 ? exact : models.filter(({ name }) => name.endsWith(pascal(noun)));
  if (found && !another && found.fields.some(({ name }) => name === 'id')) return found;
  const names = models.map(({ name }) => name).join(', ');
  throw new StartFailure(`"${noun}" names no table of prisma/schema/${domain}.prisma that has an id (${names}).`);
}

export function isOfSchool({ fields }: Model): boolean {
  return fields.some(({ name }) => name === 'schoolId');
}

export function hasField({ fields }: Model, field: string): boolean {
  return fields.some(({ name }) => name === field);
}

/** Whose rows each tipo reaches. */
export function reachOf(domain: string, { name, accessor }: Model): Exported {
  const files = [`lib/${domain}/reach.ts`, ...globSync(`lib/${domain}/reach/*.ts`)];
  const found = exportedIn(files, new RegExp(`export const (\\w+): Reach<Prisma\\.${name}WhereInput>`));
  if (found) return found;
  throw new StartFailure(`lib/${domain}/reach.ts does not say whose rows ${name} are: write ${accessor}Reach first.`);
}

/** What is told when rows of the domain change. */
export function topicOf(domain: string): Exported | undefined {
  return exportedIn([`lib/${domain}/live.ts`], /export const (\w+) = define(?:Topic|Forgetting)\(/);
}

/** How tests make a row: `storedCourse()`, of a school's rows `storedNotice(schoolId)`. */
export function storedOf({ name }: Model): Exported {
  const files = globSync('tests/support/**/*.ts');
  const found = exportedIn(files, new RegExp(`export async function (stored${name})\\(`));
  if (found) return found;
  throw new StartFailure(`Tests cannot make a ${name}: write stored${name}() in tests/support first.`);
}

/** Whether the domain refuses by that code. */
export function hasFailure(domain: string, code: string): boolean {
  const file = `lib/${domain}/failures.ts`;
  return existsSync(file) && readFileSync(file, 'utf8').includes(`'${code}'`);
}

/** The first part of the wire's paths, as the domain's contract has it. */
export function resourceOf(domain: string): string {
  for (const file of [`lib/${domain}/contract.ts`, ...globSync(`lib/${domain}/contract/*.ts`)]) {
    const path = existsSync(file) && /path(?:: | = )'\/(\w[\w-]*)/.exec(readFileSync(file, 'utf8'))?.[1];
    if (path) return path;
  }
  return domain;
}

/** What the cells of the domain are called, in the file of its name. */
export function cellsOf(domain: string): string {
  const file = `tests/access/cells/${domain}.ts`;
  return exportedIn([file], /export const (\w+): Record<string, Cell>/)?.name ?? `${camel(domain)}Cells`;
}

function exportedIn(files: readonly string[], pattern: RegExp): Exported | undefined {
  for (const file of files.filter((each) => existsSync(each))) {
    const name = pattern.exec(readFileSync(file, 'utf8'))?.[1];
    if (name) return { name, from: `@/${file.replace(/\.ts$/, '')}` };
  }
  return undefined;
}
