import { type Tipo, tipos } from '@/lib/access/actor';
import { type AreaPath, areaOf, areas, homes, mayEnter } from '@/lib/access/areas';
import { type SamplePage, samplePages } from '@/tests/support/sample-pages';

export type Visitor = Tipo | null;
export type Cell = { path: string; visitor: Visitor; status: number; location?: string };

const pages = samplePages().filter(({ shell }) => shell === '(signed-in)');

/** Every page under (signed-in) as an address. */
export function signedInPaths(): string[] {
  return [...new Set(pages.flatMap(addresses))].sort();
}

/** The report is one page for two tipos: each is turned away from the other's. */
function addresses({ route, path }: SamplePage): string[] {
  if (!route.includes('[tipo]')) return [path];
  return ['school', 'advisor'].map((tipo) => route.replace('[tipo]', tipo));
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
  // The fragment of an old address ends there: a browser would carry it on to the home.
  if (path === '/analytics') return { status: 307, location: `${homes[visitor]}#` };
  const list = ofOneSchool[path] ?? ledBack[`${visitor} ${path}`];
  if (list) return { status: 307, location: list };
  if (path.endsWith('/school_engagement')) return { status: homes[visitor] === path ? 200 : 404 };
  return { status: built.has(path) ? 200 : 404 };
}

/** Where an administrator first says of which school, at the list. */
const ofOneSchool: Readonly<Record<string, string>> = {
  '/adm/imports/guardians': '/adm/imports',
  '/adm/imports/photos': '/adm/imports',
  '/adm/imports/students': '/adm/imports',
  '/adm/students/new': '/adm/students',
  '/adm/guardians/new': '/adm/guardians',
};

/** What is made for others: a part of the lesson, or the report of who has it at home. */
const ledBack: Readonly<Record<string, string>> = {
  'escola /analytics/engagement': homes.escola,
  'assessoria /analytics/engagement': homes.assessoria,
  'instrutor /run/activity/8': '/run',
  'aluno /run/paper': '/run',
};

const built = new Set(pages.filter(({ isThere }) => isThere).flatMap(addresses));
