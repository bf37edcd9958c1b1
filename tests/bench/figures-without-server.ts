import type { Actor } from '@/lib/access/actor';
import { attendanceFigure } from './attendance-cost';
import { ratios } from './budgets';
import { closingFigure } from './closing-cost';
import { engagementFigure } from './engagement-cost';
import type { Figure, Parts } from './figures';
import { measureFinding } from './find-passages';
import { importFigures } from './import-cost';
import { measureJobs } from './job-rate';
import { measureKernel } from './kernel-cost';
import { measureSearch } from './search-cost';
import { studentListFigures } from './student-list-figures';

/** What this process measures by itself. */
export function partsWithoutServer(admin: Actor): Parts {
  return {
    'One save': () => kernelFigure(admin),
    'Attendance of 30': attendanceFigure,
    'Closing units of 1,000 classes': closingFigure,
    'Engagement of 200 schools': engagementFigure,
    '1,000 jobs': jobFigure,
    'Search over 50,000 passages': searchFigures,
    'Passages for questions': findingFigure,
    'List of 100,000 students': studentListFigures,
    'Imports of 2,000 lines': () => importFigures(admin),
  };
}

async function kernelFigure(admin: Actor): Promise<Figure> {
  const { ratio, kernelMs, prismaMs, pgMs } = await measureKernel(admin);
  const told = `${kernelMs.toFixed(2)} ms CPU; Prisma ${prismaMs.toFixed(2)}, bare pg ${pgMs.toFixed(2)} (x ${(prismaMs / pgMs).toFixed(1)})`;
  return { name: 'updateCourse / same statements by Prisma', value: ratio, ...ratios.commandCpu, told };
}

async function jobFigure(): Promise<Figure> {
  const { ours, bare } = await measureJobs();
  const told = `${ours.toFixed(0)} / ${bare.toFixed(0)} jobs/s, written and done`;
  return { name: '1,000 jobs / bare pg-boss', value: ours / bare, told };
}

async function searchFigures(): Promise<Figure[]> {
  const costs = await measureSearch();
  const told = (of: (cost: (typeof costs)[number]) => [number, number]) =>
    costs
      .map(
        (cost) =>
          `${cost.name} ${of(cost)
            .map((ms) => ms.toFixed(1))
            .join(' / ')}`,
      )
      .join(', ');
  return [
    {
      name: 'search / its statements by bare pg: slowest kind',
      value: Math.max(...costs.map(({ api, sql }) => api / sql)),
      ...ratios.searchOverSql,
      told: `${told(({ api, sql }) => [api, sql])} ms`,
    },
    {
      name: 'search over 50,000 / over 5,000: slowest kind',
      value: Math.max(...costs.map(({ api, apiBefore }) => api / apiBefore)),
      ...ratios.searchGrowth,
      told: `${told(({ api, apiBefore }) => [api, apiBefore])} ms`,
    },
  ];
}

async function findingFigure(): Promise<Figure> {
  const { few, many, megabytes, buildMs } = measureFinding();
  const told = `${many.toFixed(2)} / ${few.toFixed(2)} ms a question; ${megabytes.toFixed(0)} MB, built in ${(buildMs / 1000).toFixed(1)} s`;
  return { name: 'passages for a question: 50,000 / 5,000', value: many / few, ...ratios.findingGrowth, told };
}
