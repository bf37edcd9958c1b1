import { parse } from 'node:path/posix';
import { filesUnder, isCode, isTest, type Tree } from '../source/tree';
import { domainOf, lineOf } from './domains';

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
  return judged(files, (file, source) => {
    const others = tables.filter(({ owner }) => owner !== domainOf(file));
    const own = new Set(
      tables.filter((table) => !others.includes(table)).flatMap((t) => t.relations.map(({ field }) => field)),
    );
    return others.flatMap(({ accessor, table, model }) => [
      ...found(source, `\\.${accessor}\\s*\\.\\s*(${writes})\\(`),
      ...found(source, `\\b(INSERT INTO|UPDATE|DELETE FROM|TRUNCATE)\\s+(ONLY\\s+)?"?${table}\\b`),
      ...relationsTo(tables, model)
        .filter((field) => own.has(field))
        .flatMap((field) => found(source, `\\b${field}:\\s*\\{\\s*(${relationWrites})\\b`)),
    ]);
  });
}

/** A domain reads tables of its own and of lower lines; app and components read through queries only. */
export function climbingReads(files: Tree): string[] {
  const tables = tablesOf(files);
  return judged(files, (file, source) => {
    const domain = domainOf(file);
    const reachable = (owner: string) => domain !== undefined && (owner === domain || lineOf(owner) < lineOf(domain));
    return tables
      .filter(({ owner }) => !reachable(owner))
      .flatMap(({ accessor, table }) => [
        ...found(source, `\\.${accessor}\\s*\\.\\s*(${reads})\\(`),
        ...found(source, `\\b(FROM|JOIN)\\s+"?${table}\\b`),
      ]);
  });
}

function relationsTo(tables: readonly Table[], model: string): string[] {
  const names = tables.flatMap(({ relations }) => relations.filter(({ to }) => to === model).map(({ field }) => field));
  return [...new Set(names)];
}

function found(source: string, pattern: string): string[] {
  return [...source.matchAll(new RegExp(pattern, 'g'))].map(([text]) => text.replace(/\s+/g, ' '));
}

function judged(files: Tree, faults: (file: string, source: string) => string[]): string[] {
  return filesUnder(files, /^(app|components|lib)\//).flatMap(([file, source]) =>
    isCode(file) && !isTest(file) ? faults(file, source).map((fault) => `${file}: ${fault}`) : [],
  );
}
