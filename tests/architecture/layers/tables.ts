import { parse } from 'node:path/posix';
import { filesUnder, isCode, isTest, type Tree } from '../source/tree';
import { domainOf, lineOf } from './domains';
import { relationsRead } from './relations';

type Table = {
  model: string;
  accessor: string;
  table: string;
  owner: string;
  relations: { field: string; to: string }[];
};

const relationWrites = 'create|createMany|connectOrCreate|update|updateMany|upsert|delete|deleteMany';
const writes = `${relationWrites}|createManyAndReturn|updateManyAndReturn`;
const reads = 'findUnique|findUniqueOrThrow|findFirst|findFirstOrThrow|findMany|count|aggregate|groupBy';

function tablesOf(files: Tree): Table[] {
  return filesUnder(files, /^prisma\/schema\/.*\.prisma$/).flatMap(([file, source]) =>
    [...source.matchAll(/^model (\w+) \{([\s\S]*?)^\}/gm)].map(([, model = '', body = '']) => ({
      model,
      accessor: model.charAt(0).toLowerCase() + model.slice(1),
      table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? model,
      owner: parse(file).name,
      relations: [...body.matchAll(/^\s+(\w+)\s+([A-Z]\w*)/gm)].map(([, field = '', to = '']) => ({ field, to })),
    })),
  );
}

/** Schema files that are no folder's of lib, and models in the file that should hold none. */
export function ownerlessTables(files: Tree): string[] {
  return filesUnder(files, /^prisma\/schema\/.*\.prisma$/).flatMap(([file, source]) => {
    const owner = parse(file).name;
    const holds = /^(model|enum) /m.test(source);
    return holds && lineOf(owner) < 0 ? [`${file}: ${owner} is no domain`] : [];
  });
}

/** A table is written by its owner alone, by Prisma, through a relation or in SQL; the seed and the tests may. */
export function foreignWrites(files: Tree): string[] {
  const tables = tablesOf(files);
  return productCode(files).flatMap(([file, source]) => {
    const others = tables.filter(({ owner }) => owner !== domainOf(file));
    const own = new Set(
      tables.filter((table) => !others.includes(table)).flatMap((t) => t.relations.map(({ field }) => field)),
    );
    const faults = others.flatMap(({ accessor, table, model }) => [
      ...found(source, `\\.${accessor}\\s*\\.\\s*(${writes})\\(`),
      ...found(source, `\\b(INSERT INTO|UPDATE|DELETE FROM|TRUNCATE)\\s+(ONLY\\s+)?"?${table}\\b`),
      ...relationsTo(tables, model)
        .filter((field) => own.has(field))
        .flatMap((field) => found(source, `\\b${field}:\\s*\\{\\s*(${relationWrites})\\b`)),
    ]);
    return faults.map((fault) => `${file}: ${fault}`);
  });
}

/**
 * A domain reads tables of its own and of lower lines; app and components read through queries only. What a query asks
 * for through a relation is a read of the table that the relation leads to, counting and conditions too. A file with an
 * exception may go through relations; one that no longer does loses its exception.
 */
export function climbingReads(files: Tree, excepted: Record<string, string>): string[] {
  const read = climbingReadsByFile(files);
  const idle = Object.keys(excepted).filter((file) => files.has(file) && !read.some((found) => found.file === file));
  return [
    ...read.flatMap(({ file, direct, through }) =>
      [...direct, ...(file in excepted ? [] : through)].map((fault) => `${file}: ${fault}`),
    ),
    ...idle.map((file) => `${file}: needs no exception`),
  ];
}

function climbingReadsByFile(files: Tree) {
  const tables = tablesOf(files);
  const owners = new Map(tables.map(({ model, owner }) => [model, owner]));
  const relations = new Map(
    tables.map((table) => [
      table.model,
      new Map(table.relations.filter(({ to }) => owners.has(to)).map(({ field, to }) => [field, to])),
    ]),
  );
  return productCode(files).flatMap(([file, source]) => {
    const domain = domainOf(file);
    const reachable = (owner: string) => domain !== undefined && (owner === domain || lineOf(owner) < lineOf(domain));
    const foreign = tables.filter(({ owner }) => !reachable(owner));
    const direct = foreign.flatMap(({ accessor, table }) => [
      ...found(source, `\\.${accessor}\\s*\\.\\s*(${reads})\\(`),
      ...found(source, `\\bFROM\\s+"?${table}\\b`),
    ]);
    const joined = foreign.flatMap(({ table }) => found(source, `\\bJOIN\\s+"?${table}\\b`));
    const related = relationsRead(file, source, relations)
      .filter((may) => may.every(({ to }) => !reachable(owners.get(to) ?? '')))
      .flatMap((may) => may.map(({ model, field, to }) => `${to} through ${model}.${field}`));
    const through = [...joined, ...related];
    return direct.length + through.length > 0 ? [{ file, direct, through: [...new Set(through)] }] : [];
  });
}

function relationsTo(tables: readonly Table[], model: string): string[] {
  const names = tables.flatMap(({ relations }) => relations.filter(({ to }) => to === model).map(({ field }) => field));
  return [...new Set(names)];
}

function found(source: string, pattern: string): string[] {
  return [...source.matchAll(new RegExp(pattern, 'g'))].map(([text]) => text.replace(/\s+/g, ' '));
}

function productCode(files: Tree): [file: string, source: string][] {
  return filesUnder(files, /^(app|components|lib)\//).filter(([file]) => isCode(file) && !isTest(file));
}
