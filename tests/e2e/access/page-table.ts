import { readdirSync } from 'node:fs';
import { type Tipo, tipos } from '@/lib/access/actor';
import { type AreaPath, areaOf, areas, homes, mayEnter } from '@/lib/access/areas';
import { fixedBases } from '@/lib/knowledge-base/rules';
import { demoClassId } from '@/prisma/seed/classes';
import { demoDislikedId, demoQuestionId, demoRunId } from '@/prisma/seed/evaluation-ids';
import { demoPupil } from '@/prisma/seed/people';

const root = 'app/[locale]/(signed-in)';

/** A mail that the visits put into the outbox: the demo writes none. */
export const sampleMailId = '0199aaaa-0000-7000-8000-000000000001';

/** What stands in a dynamic segment when a page is visited, of one area before the others; a new segment needs a line here. */
const samples: Readonly<Record<string, string>> = {
  '[codigo]': 'MT',
  '[curso]': 'MT',
  '[modulo]': 'MA1',
  '[aula]': 'MA1-03',
  '/selfstudy/[curso]': 'FF1',
  '/selfstudy/[aula]': 'FF1-01',
  '[base]': fixedBases.robotics.id,
  '[mailId]': sampleMailId,
  '[classId]': demoClassId,
  '[studentId]': demoPupil.id,
  '[question]': demoQuestionId,
  '[run]': demoRunId,
  '[answer]': demoDislikedId,
  '[...rest]': 'nothing/here',
};

export type Visitor = Tipo | null;
export type Cell = { path: string; visitor: Visitor; status: number; location?: string };

/** Where a page lies, as its folders say it: `/adm/courses/[codigo]`. */
const routes = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/page.tsx'))
  .map((file) => `/${file.slice(0, -'/page.tsx'.length)}`);

/** Every page under (signed-in) as an address. */
export function signedInPaths(): string[] {
  return [...new Set(routes.flatMap(addresses))].sort();
}

function addresses(route: string): string[] {
  if (route.includes('[tipo]')) return ['school', 'advisor'].map((tipo) => route.replace('[tipo]', tipo));
  const filled = route.replace(/\[+[^\]]+\]+/g, (segment) => {
    const sample = samples[`/${route.split('/')[1]}/${segment}`] ?? samples[segment];
    if (!sample) throw new Error(`${route}: give ${segment} a sample in tests/e2e/access/page-table.ts`);
    return sample;
  });
  return [filled];
}

/** The whole table: every page, each tipo and a stranger. */
export function cells(): Cell[] {
  return signedInPaths().flatMap((path) => [null, ...tipos].map((visitor) => expected(path, visitor)));
}

function expected(path: string, visitor: Visitor): Cell {
  const area = areaOf(path);
  if (!area) throw new Error(`${path} lies in no area of lib/access/areas.ts`);
  if (!visitor) return refused(path, area, visitor, 'not-authenticated');
  if (!mayEnter(visitor, area)) return refused(path, area, visitor, 'not-allowed');
  return { path, visitor, ...entered(path, visitor) };
}

function refused(path: string, area: AreaPath, visitor: Visitor, reason: string): Cell {
  const query = new URLSearchParams({ reason, from: path });
  return { path, visitor, status: 307, location: `${areas[area].face}?${query}` };
}

/** The report of another tipo is not there; areas without a screen yet are not found inside the shell. */
function entered(path: string, visitor: Tipo): Pick<Cell, 'status' | 'location'> {
  if (path === '/analytics') return { status: 307, location: homes[visitor] };
  if (path.endsWith('/school_engagement')) return { status: homes[visitor] === path ? 200 : 404 };
  return { status: built.has(path) ? 200 : 404 };
}

const built = new Set(routes.filter((route) => !route.includes('rest]')).flatMap(addresses));
