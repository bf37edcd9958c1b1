import { ensureOpenApiDocument } from '../build/openapi-document';
import { ensurePrismaClient } from '../build/prisma-client';
import { ensureBuild } from '../build/production-build';
import { outputOf } from '../terminal/run-program';
import { ensureChromium } from './browser';
import { ofOne, type Tally } from './tally';
import { playwright, vitest } from './test-runners';

/** `parts`: the names under which a step also runs alone (`npm run test:unit`). */
export type Check = { label: string; parts: readonly string[]; run(): Promise<Tally> };

/** Cheap first: a slip is told in seconds. Each goes on from what those before it made. */
export const checks: readonly Check[] = [
  { label: 'Database client', parts: ['unit', 'api', 'e2e'], run: () => made(ensurePrismaClient()) },
  { label: 'API document', parts: ['unit', 'api', 'e2e'], run: () => made(ensureOpenApiDocument()) },
  { label: 'Format and lint', parts: [], run: () => program('biome', ['ci', '.']) },
  { label: 'Types', parts: [], run: types },
  { label: 'Architecture', parts: [], run: () => vitest('architecture') },
  { label: 'Dead code', parts: [], run: () => program('knip', []) },
  { label: 'Unit', parts: ['unit'], run: () => vitest('unit') },
  { label: 'API and access', parts: ['api'], run: () => vitest('api', 'access') },
  { label: 'Production build', parts: ['e2e'], run: () => made(ensureBuild()) },
  { label: 'Start and stop', parts: [], run: () => vitest('scripts') },
  { label: 'End to end', parts: ['e2e'], run: async () => playwright(ensureChromium()) },
  { label: 'Browser bytes', parts: [], run: () => script('scripts/budget.ts') },
];

async function made(work: Promise<unknown>): Promise<Tally> {
  await work;
  return ofOne(false, '');
}

async function program(name: string, args: readonly string[]): Promise<Tally> {
  const { code, output } = await outputOf(name, args);
  return ofOne(code !== 0, output);
}

/** Next writes the types of its routes; TypeScript then reads everything. */
async function types(): Promise<Tally> {
  const routes = await program('next', ['typegen']);
  return routes.failed ? routes : program('tsc', ['--noEmit']);
}

async function script(path: string): Promise<Tally> {
  const { code, output } = await outputOf('tsx', [path]);
  return ofOne(code !== 0, output);
}
