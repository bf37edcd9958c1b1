import type { Actor } from '@/lib/access/actor';
import { env } from '@/lib/platform/env/env';
import { step } from '@/scripts/terminal/steps';
import { measureAnswers, startModelVendor } from './answer-streams';
import { coldLargestPaintMsMax, ratios } from './budgets';
import { courseOpened, seedCatalogue } from './catalogue';
import { classTableFigure } from './class-table';
import { compareColdLoads } from './cold-load';
import { buildComparison, comparisonApp } from './comparison-build';
import { type Figure, kilobytes, measureParts, partsNamed, printFigures } from './figures';
import { partsWithoutServer } from './figures-without-server';
import { journeyFigures } from './first-journey';
import { measureStreams } from './idle-streams';
import { crowdFigures, seedCrowd } from './lesson-crowd';
import { lessonScreenFigures } from './lesson-screens';
import { type Comparison, compare } from './load';
import { lessonFigures, seedOpenLesson } from './open-lesson';
import { measureMorning, seedPupils } from './school-morning';
import { growTo } from './search-passages';
import { measureSession } from './session-cost';
import { signIn } from './sign-in';
import { bareDynamic, targets } from './targets';
import { testScreenFigures } from './test-screen';
import { seedTown, townFigures } from './test-town';
import { openThrowaway, serve } from './throwaway-world';
import { measureUpload } from './upload';

const passagesToAnswerFrom = 50_000;

/**
 * Every figure of issue 2, section 5, and of later issues in one run, or those of the parts whose name holds the words;
 * true when none misses.
 */
export async function measureSpeed(words = ''): Promise<boolean> {
  await step('Comparison build', buildComparison);
  let admin: Actor | undefined;
  const database = await step('Database with 200 courses', () =>
    openThrowaway(async () => {
      admin = await seedCatalogue();
      await seedOpenLesson(admin);
      await seedPupils();
    }),
  );
  const figures: Figure[] = [];
  try {
    // Before the server runs: each save would have it make the open pages anew. Each figure in the world as it was seeded.
    figures.push(...(await measureParts(partsNamed(partsWithoutServer(admin as Actor), words), database.afresh)));
    figures.push(...(await measureServer(words)));
  } finally {
    await database.close();
  }
  // Once more, without the log of what this process did.
  process.stdout.write('\n');
  const missed = printFigures(figures);
  process.stdout.write(missed > 0 ? `\n${missed} figures missed\n` : '\nEvery figure holds\n');
  return missed === 0;
}

async function measureServer(words: string): Promise<Figure[]> {
  const vendor = await startModelVendor();
  const server = await step('Server', () => serve(comparisonApp));
  const { url } = server;
  try {
    return await measureParts(
      partsNamed(
        {
          '50 answers at once': () => answerFigures(server, vendor),
          'Pages and lists under load': () => loadFigures(server),
          'Cold open page': () => coldFigures(url),
          'Open lesson': () => lessonFigures(url),
          'First journey': () => journeyFigures(url, 'instrutor'),
          'Lesson screens at 400 kbit/s': () => lessonScreenFigures(url, bareDynamic(url)),
          'Class table': () => classTableFigure(url, bareDynamic(url)),
          '1,000 idle streams': () => streamFigure(server),
          'A test at 400 kbit/s': () => testScreenFigures(url),
          '1,000 pupils take a test': () => townFiguresOf(server),
          '6,000 pupils in lesson': async () => crowdFigures(server, await seedCrowd()),
          '300 sign in at once': () => morningFigures(server),
          'Upload over a cut line': () => uploadFigures(url),
        },
        words,
      ),
    );
  } finally {
    await server.stop();
    vendor.stop();
  }
}

async function streamFigure(server: Awaited<ReturnType<typeof serve>>): Promise<Figure> {
  const cookie = await signIn(server.url, 'admin');
  const { ours, bare } = await measureStreams(server, cookie);
  const told = `${ours.toFixed(1)} / ${bare.toFixed(1)} KB a stream`;
  return { name: '1,000 idle streams / bare streams: memory', value: ours / bare, told };
}

async function townFiguresOf(server: Awaited<ReturnType<typeof serve>>): Promise<Figure[]> {
  const { apiCourses } = await targets(server.url, {
    admin: await signIn(server.url, 'admin'),
    facilitator: await signIn(server.url, 'instrutor'),
  });
  return townFigures(server, await seedTown(), apiCourses);
}

async function answerFigures(
  server: Awaited<ReturnType<typeof serve>>,
  vendor: Awaited<ReturnType<typeof startModelVendor>>,
): Promise<Figure[]> {
  await step('50,000 passages', () => growTo(passagesToAnswerFrom, String(env().DATABASE_URL)));
  const { firstMs, directFirstMs, cpuMs, directCpuMs, openMegabytes } = await measureAnswers(server, vendor);
  return [
    {
      name: '50 answers / the vendor directly: first text',
      value: firstMs / directFirstMs,
      ...ratios.firstText,
      told: `${firstMs.toFixed(0)} / ${directFirstMs.toFixed(0)} ms`,
    },
    {
      name: '50 answers / the vendor directly: CPU',
      value: cpuMs / directCpuMs,
      ...ratios.streamedCpu,
      told: `${cpuMs.toFixed(2)} / ${directCpuMs.toFixed(2)} ms a streamed KB`,
    },
    {
      name: '200 open answers: MB',
      value: openMegabytes,
      ...ratios.openAnswersMegabytes,
      told: 'resident memory of the server that they add',
    },
  ];
}

async function morningFigures(server: Awaited<ReturnType<typeof serve>>): Promise<Figure[]> {
  const { signInMs, hashMs, idle, meanwhile } = await measureMorning(server);
  return [
    {
      name: '300 sign-ins / their password hashes: CPU',
      value: signInMs / hashMs,
      ...ratios.signInCpu,
      told: `${signInMs.toFixed(1)} / ${hashMs.toFixed(1)} ms each, nobody refused`,
    },
    {
      name: '/course while pupils sign in / idle',
      value: meanwhile / idle,
      ...ratios.openPageMeanwhile,
      told: `${meanwhile.toFixed(0)} / ${idle.toFixed(0)} requests/s`,
    },
  ];
}

async function loadFigures(server: Awaited<ReturnType<typeof serve>>): Promise<Figure[]> {
  const { url } = server;
  const of = await targets(url, { admin: await signIn(url, 'admin'), facilitator: await signIn(url, 'instrutor') });
  const pairs = [
    { name: '/course / bare static page', bare: of.bareStatic, measured: of.courses, limit: ratios.openPage },
    {
      name: '/api/Cursos / bare handler, same bytes',
      bare: of.bareReply,
      measured: of.apiCourses,
      limit: ratios.apiList,
    },
    {
      name: '/facilitator / bare dynamic page',
      bare: of.bareDynamic,
      measured: of.facilitator,
      limit: ratios.areaPage,
    },
    { name: '/adm/courses / bare dynamic page', bare: of.bareDynamic, measured: of.admCourses, limit: {} },
  ];
  const figures: Figure[] = [];
  for (const { name, bare, measured, limit } of pairs) {
    const found = await step(name, () => compare(bare, measured));
    figures.push({ name, value: found.ratio, ...limit, told: perSecond(found) });
  }
  const costs = [
    {
      name: 'dynamic page with session / without: CPU',
      pair: { bare: of.bareDynamic, measured: of.withSession, rounds: 30 },
      limit: ratios.session,
    },
    {
      name: 'first page of a visit / a further one: CPU',
      pair: { bare: of.furtherPage, measured: of.firstPage, rounds: 6 },
      limit: ratios.firstPage,
    },
  ];
  for (const { name, pair, limit } of costs) {
    const { ratio, bareMs, measuredMs } = await step(name, () => measureSession(server, pair));
    figures.push({ name, value: ratio, ...limit, told: `${measuredMs.toFixed(2)} / ${bareMs.toFixed(2)} ms` });
  }
  return figures;
}

function perSecond({ measured, bare, measuredBytes, bareBytes }: Comparison): string {
  return `${measured.toFixed(0)} / ${bare.toFixed(0)} requests/s, ${measuredBytes.toFixed(0)} / ${bareBytes.toFixed(0)} bytes an answer`;
}

async function coldFigures(url: string): Promise<Figure[]> {
  const { bare, measured } = await step('Cold loads at 400 kbit/s', () =>
    compareColdLoads(`${url}/bench/static`, `${url}/course/${courseOpened}`),
  );
  const paint = `${measured.largestPaintMs.toFixed(0)} / ${bare.largestPaintMs.toFixed(0)} ms`;
  const load = `${measured.loadMs.toFixed(0)} / ${bare.loadMs.toFixed(0)} ms, ${kilobytes(measured.bytes)} / ${kilobytes(bare.bytes)} KB`;
  return [
    {
      name: 'cold /course/{codigo} / bare: largest paint',
      value: measured.largestPaintMs / bare.largestPaintMs,
      ...ratios.coldLargestPaint,
      told: paint,
    },
    {
      name: 'cold /course/{codigo}: largest paint, s',
      value: measured.largestPaintMs / 1000,
      atMost: coldLargestPaintMsMax / 1000,
      told: paint,
    },
    {
      name: 'cold /course/{codigo} / bare: loaded',
      value: measured.loadMs / bare.loadMs,
      ...ratios.coldLoad,
      told: load,
    },
  ];
}

async function uploadFigures(url: string): Promise<Figure[]> {
  const { ratio, resentPerCut, sentPerByte, told } = await measureUpload(url, await signIn(url, 'instrutor'));
  const name = 'upload, cut five times';
  return [
    { name: `bare PUT, uncut / ${name}`, value: ratio, ...ratios.upload, told },
    { name: `${name}: KB sent again per cut`, value: resentPerCut / 1024, ...ratios.resentKilobytesPerCut, told },
    { name: `${name}: bytes sent / bytes of the file`, value: sentPerByte, ...ratios.uploadBytes, told },
  ];
}
