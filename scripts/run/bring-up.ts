import { createServer } from 'node:net';
import { areaPaths, signInScreens } from '@/lib/access/areas';
import { lockFolder } from '@/lib/platform/db/embedded/folder-lock';
import { type Configured, env, readForStart } from '@/lib/platform/env/env';
import type { StartFailure } from '@/lib/platform/env/start-failure';
import { listenFailure, type RunningServer, startServer } from '@/lib/platform/http/server';
import { startTracing } from '@/lib/platform/tracing/tracing';
import { ensureOpenApiDocument } from '../build/openapi-document';
import { ensurePrismaClient } from '../build/prisma-client';
import { step, wordyStep } from '../terminal/steps';
import { openDataFolder } from './data-folder';
import { seedWhenEmpty } from './demo';
import { migrate } from './migrate';
import { checkGivenDatabase, startOwnDatabase } from './own-database';

export type Stops = (() => unknown)[];

type Options = {
  dev: boolean;
  signal: AbortSignal;
  /** What the product cannot go on after. */
  end: (failure: StartFailure) => void;
  build(signal: AbortSignal): Promise<string | undefined>;
};

/** From nothing to a server that answers, each step shown. What must be stopped later is pushed on `stops`. */
export async function bringUp(
  stops: Stops,
  { dev, signal, end, build }: Options,
): Promise<RunningServer & { demo: boolean }> {
  const given = readForStart(process.env);
  const { port, host } = listenAddress(given);
  const dataFolder = openDataFolder(given.DATA_DIR);
  const demo = !given.DATABASE_URL;
  if (demo) stops.push(lockFolder(dataFolder).release);
  await refuseTakenPort(port, host);

  const next = async <T extends string | undefined | object>(label: string, work: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    return step(label, work);
  };
  await next('Database client', () => ensurePrismaClient(signal));
  await next('API document', () => ensureOpenApiDocument(signal));
  if (!dev) await next('Production build', () => build(signal));
  await next('PostgreSQL', () => openDatabase(given, dataFolder, { stops, end }));
  const url = String(process.env.DATABASE_URL);
  if (demo) process.env.DEMO = '1';
  await next('Migrations', async () => told(await migrate(url)));
  if (demo) await next('Demo school', () => seedWhenEmpty(url, () => migrate(url)));
  signal.throwIfAborted();
  return wordyStep('Server', async () => {
    // Imported late: a fresh clone has no generated client when this file is read.
    const [{ disconnect }, { closeListeners }, { closeAnswers }] = await Promise.all([
      import('@/lib/platform/db/client'),
      import('@/lib/access/live/hub'),
      import('@/lib/assistant/answering/close-answers'),
    ]);
    const publicUrl = env().PUBLIC_URL;
    const addresses = { signedInAreas: areaPaths, firstScreens: signInScreens, publicUrl };
    const onClose = () => {
      closeListeners();
      void closeAnswers();
    };
    const server = await startServer({ port, host, dev, ...addresses, onClose });
    const tracing = await startTracing();
    stops.push(
      tracing.stop,
      disconnect,
      () => closeAnswers(),
      ...(await ownWorker()),
      () => server.close(),
    );
    return { ...server, demo };
  });
}

/** The demo's passwords are public, so it is shown to this machine alone unless HOST says more. */
function listenAddress({ PORT = 3000, HOST, DATABASE_URL }: Configured): { port: number; host: string } {
  return { port: PORT, host: HOST ?? (DATABASE_URL ? '0.0.0.0' : '127.0.0.1') };
}

async function openDatabase(
  given: Configured,
  dataFolder: string,
  { stops, end }: Pick<Options, 'end'> & { stops: Stops },
): Promise<string | undefined> {
  if (given.DATABASE_URL) return checkGivenDatabase(given);
  const database = await startOwnDatabase(dataFolder, end);
  stops.push(database.stop);
  return;
}

/** By default the instance that answers also works; JOBS=apart leaves that to `npm run worker`. */
async function ownWorker(): Promise<Stops> {
  if (env().JOBS === 'apart') return [];
  const [{ jobs }, { startWorker }] = await Promise.all([import('@/app/jobs'), import('@/lib/platform/jobs/worker')]);
  const worker = await startWorker(jobs);
  return [worker.stop];
}

function told(applied: readonly string[]): string {
  return applied.length > 0 ? `${applied.length} applied` : 'none new';
}

/** Found out before the slow steps, not after them. */
function refuseTakenPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (cause) => reject(listenFailure(cause, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
