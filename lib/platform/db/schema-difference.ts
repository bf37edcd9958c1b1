import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { DiffTarget, SchemaContainer, SchemaEngine } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { CatalogReader } from './catalog-reader';

const schemaFolder = 'prisma/schema';

/** The SQL that leads a database to what the schema says, or back again; empty when they agree. */
export async function schemaDifference(
  url: string,
  direction: 'to-schema' | 'from-schema' = 'to-schema',
): Promise<string> {
  const files = schemaFiles();
  const pool = new pg.Pool({ connectionString: url });
  const engine = await startEngine(pool, files);
  const database: DiffTarget = { tag: 'schemaDatasource', files, configDir: schemaFolder };
  const schema: DiffTarget = { tag: 'schemaDatamodel', files };
  const [from, to] = direction === 'to-schema' ? [database, schema] : [schema, database];
  try {
    const filters = { externalTables: [], externalEnums: [] };
    const { stdout } = await engine.diff({ from, to, script: true, exitCode: null, filters });
    return stdout?.includes('This is an empty migration') ? '' : (stdout?.trim() ?? '');
  } finally {
    engine.free();
    await pool.end();
  }
}

function schemaFiles(): SchemaContainer[] {
  return readdirSync(schemaFolder)
    .filter((name) => name.endsWith('.prisma'))
    .map((name) => join(schemaFolder, name))
    .map((path) => ({ path, content: readFileSync(path, 'utf8') }));
}

type EngineModule = { SchemaEngine: typeof SchemaEngine; __wbg_set_wasm(exports: unknown): void };

/** Prisma's own engine as WebAssembly: no binary needs to be downloaded for the machine. */
async function startEngine(pool: pg.Pool, files: SchemaContainer[]): Promise<SchemaEngine> {
  const engines = await loadedEngine();
  const datamodels = files.map(({ path, content }): [string, string] => [path, content]);
  const adapter = bindMigrationAwareSqlAdapterFactory(new CatalogReader(pool));
  return engines.new({ datamodels }, () => undefined, adapter);
}

let loaded: Promise<typeof SchemaEngine> | undefined;

/** Once a process: a second instance breaks the first. */
function loadedEngine(): Promise<typeof SchemaEngine> {
  loaded ??= loadEngine();
  return loaded;
}

/** What the package's own entry does, for a Node that does not import .wasm files. */
async function loadEngine(): Promise<typeof SchemaEngine> {
  const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  const glue = (await import(pathToFileURL(join(folder, 'schema_engine_bg.js')).href)) as EngineModule;
  const bytes = readFileSync(join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': glue as never });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return glue.SchemaEngine;
}
