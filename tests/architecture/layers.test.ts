import { describe, expect, it } from 'vitest';
import { areas } from '@/lib/access/areas';
import {
  longPages,
  personsInShells,
  shellsWithoutErrorScreen,
  unguardedPages,
  unservedRoutes,
  writtenLinks,
} from './layers/doors';
import { strayFoldings } from './layers/foldings';
import { climbingImports, foreignSegments, serverCodeInBrowser } from './layers/imports';
import { emptyOrLeftoverNames, missingReadmes, strayDomainFiles } from './layers/names';
import { itHolds, type Rule } from './source/rule';
import { realTree } from './source/tree';

const signedIn = 'app/[locale]/(signed-in)';
const kept = 'app/[locale]/(kept)/kept/run';
const madeWithTheBuild = "export const dynamic = 'force-static';\n";
const page = (body: string) => `export default async function Panel() {\n${body}\n}\n`;
const take = (target: string) => `import { taken } from '${target}';\n`;
/** Routes that serve no operation. */
const exceptedRoutes = {
  'app/worker.js/route.ts': 'a script, at the root: it answers for the addresses beside it and below',
  'app/api/[...unknown]/route.ts': 'what no operation serves is refused there',
  'app/api/health/live/route.ts': 'the supervisor asks whether the process lives',
  'app/api/health/ready/route.ts': 'the supervisor asks whether requests may come',
  'app/api/openapi.json/route.ts': 'the document of what is served cannot serve itself',
  'app/api/live/route.ts': 'a stream; no operation replies with one',
  'app/api/metrics/route.ts': 'text for Prometheus behind its own token; no person asks',
  'app/api/addresses/route.ts': 'sends an old address on to a page; nothing is read',
  'app/api/sso/[provider]/route.ts': 'sends the browser on to the identity provider; nothing is read or written',
  'app/api/sso/[provider]/callback/route.ts':
    'a browser comes by a link and always goes on, with the session or a reason',
  'app/api/sso/[provider]/logo/route.ts': 'public bytes; no operation replies with bytes',
  'app/api/catalogue/refresh/route.ts': 'this instance calls itself; only a request may revalidate',
  'app/api/files/content-images/[name]/route.ts': 'public bytes as well',
  'app/api/files/course-photos/[name]/route.ts':
    'public bytes, streamed and cached for ever; no operation replies with bytes',
  'app/api/files/course-photos/[name]/[size]/route.ts': 'public bytes as well',
};

const rules: Record<string, Rule> = {
  'keeps the order of the domains': {
    check: climbingImports,
    broken: [
      { 'lib/courses/queries.ts': take('@/lib/classes/queries') },
      { 'lib/courses/queries.ts': take('@/lib/schools/queries') },
      { 'lib/courses/queries.ts': take('../schools/queries') },
      { 'lib/courses/queries.ts': "export { a } from '@/lib/units/rules';\n" },
      { 'lib/courses/queries.ts': "export const later = () => import('@/lib/units/rules');\n" },
      { 'lib/courses/queries.ts': "import type { A } from '@/lib/units/rules';\n" },
      { 'lib/platform/http/http.ts': take('@/lib/access/actor') },
      { 'lib/access/session.ts': take('@/lib/accounts/queries') },
      { 'lib/groups/queries.ts': take('zod/mini') },
      { 'lib/courses/queries.ts': take('@/app/api/Cursos/route') },
      { 'lib/courses/queries.ts': take('@/components/ui/button') },
      { 'components/ui/button.tsx': take('@/app/[locale]/page') },
    ],
    kept: {
      'lib/units/commands/close-unit.ts':
        take('@/lib/points/commands/award') + take('../rules') + take('@/lib/access/can'),
      'components/units/unit-card.tsx': take('@/lib/units/contract'),
      'app/api/units/route.ts': take('@/lib/units/queries') + take('@/lib/schools/queries'),
    },
  },
  'keeps each segment to itself': {
    check: foreignSegments,
    broken: [
      { [`${signedIn}/adm/page.tsx`]: take('../school/roster') },
      { [`${signedIn}/adm/page.tsx`]: take('./courses/course-table') },
      { [`${signedIn}/adm/page.tsx`]: take('@/app/[locale]/(open)/open-page') },
    ],
    kept: {
      [`${signedIn}/adm/courses/page.tsx`]:
        take('./course-table') + take('../adm-frame') + take('@/app/[locale]/locale'),
      [`${signedIn}/adm/page.tsx`]: take('./_parts/frame'),
    },
  },
  'sends no server code to the browser': {
    check: serverCodeInBrowser,
    broken: [
      { 'components/ui/a.tsx': `'use client';\n${take('@/lib/courses/queries')}` },
      { 'app/x/a.tsx': `'use client';\n${take('./b')}`, 'app/x/b.tsx': take('@/lib/platform/db/client') },
      { 'app/x/a.tsx': `'use client';\n${take('node:crypto')}` },
    ],
    kept: {
      'app/x/a.tsx': `'use client';\nimport type { A } from '@/lib/courses/queries';\n${take('@/lib/courses/contract')}`,
      'app/x/page.tsx': take('@/lib/courses/queries'),
    },
  },
  'serves an operation in each route': {
    check: (files) => unservedRoutes(files, { 'app/api/health/route.ts': 'shown here' }),
    inProduct: (files) => unservedRoutes(files, exceptedRoutes),
    broken: [
      { 'app/api/health/route.ts': '', 'app/api/a/route.ts': 'export async function GET() {}\n' },
      { 'app/api/health/route.ts': '', 'app/api/a/route.ts': 'export const GET = handler;\n' },
      { 'app/api/health/route.ts': '', 'app/api/a/route.ts': '' },
      {
        'app/api/health/route.ts': '',
        'app/[locale]/a/route.ts': 'export const GET = serve(a, b);\nexport const dynamic = 1;\n',
      },
      { 'app/api/a/route.ts': 'export const GET = serve(a, b);\n' },
    ],
    kept: {
      'app/api/health/route.ts': 'export function GET() {}\n',
      'app/api/a/route.ts': 'export const GET = serve(a, b);\nexport const PUT = serve(c, d);\n',
    },
  },
  'asks who enters first': {
    check: unguardedPages,
    broken: [
      { [`${signedIn}/adm/page.tsx`]: page('return null;') },
      { [`${signedIn}/adm/page.tsx`]: page("const { id } = await params;\nawait enter('/adm');") },
      { [`${signedIn}/adm/page.tsx`]: page("enter('/adm');") },
      { [`${signedIn}/adm/courses/page.tsx`]: page("await enter('/school');") },
      { [`${signedIn}/adm/page.tsx`]: "export default async () => await enter('/adm');\n" },
      { [`${signedIn}/adm/layout.tsx`]: page("await enter('/adm');") },
      { [`${signedIn}/adm/loading.tsx`]: page('return null;') },
    ],
    kept: {
      [`${signedIn}/adm/page.tsx`]: page("const actor = await enter('/adm');\nreturn actor;"),
      [`${signedIn}/adm/[id]/page.tsx`]: page("await enter('/adm');"),
      'app/[locale]/(open)/page.tsx': page('return null;'),
    },
  },
  'has an error screen in each shell': {
    check: shellsWithoutErrorScreen,
    broken: [{ 'app/[locale]/(kept)/layout.tsx': '' }],
    kept: { 'app/[locale]/(kept)/layout.tsx': '', 'app/[locale]/(kept)/error.tsx': '' },
  },
  'knows nobody in the shells': {
    check: personsInShells,
    broken: [
      { [`${kept}/page.tsx`]: page('return null;') },
      { [`${kept}/page.tsx`]: `${madeWithTheBuild}import { enter } from '@/lib/access/enter';\n` },
      { [`${kept}/page.tsx`]: `${madeWithTheBuild}${take('@/lib/classes/queries')}` },
      { [`${kept}/part.tsx`]: "import { cookies } from 'next/headers';\n" },
    ],
    kept: {
      [`${kept}/page.tsx`]: madeWithTheBuild + page('return null;'),
      [`${kept}/part.tsx`]: take('@/lib/access/areas'),
      [`${signedIn}/run/page.tsx`]: page("await enter('/run');"),
    },
  },
  'has short pages': {
    check: longPages,
    broken: [{ 'app/[locale]/page.tsx': 'a\n'.repeat(61) }],
    kept: { 'app/[locale]/page.tsx': 'a\n'.repeat(60), 'app/[locale]/part.tsx': 'a\n'.repeat(61) },
  },
  'takes links from links.ts': {
    check: writtenLinks,
    broken: [
      { 'app/a.tsx': 'export const a = <a href="/course">x</a>;\n' },
      { 'app/a.tsx': "export const a = <Link href={'/course'}>x</Link>;\n" },
      { 'components/a.tsx': 'export const a = <Link href={`/course/${code}`}>x</Link>;\n' },
      { 'components/a.tsx': 'export const a = <form action="/api/Users/login" />;\n' },
      { 'app/a.ts': "redirect('/login');\n" },
      { 'app/a.ts': 'router.push(`/course/${code}`);\n' },
    ],
    kept: {
      'app/a.tsx': 'export const a = <a href={links.courses()}>x</a>;\nexport const b = <a href="#content">x</a>;\n',
      'components/a.ts': "redirect(links.login());\ntext.replace('/', '');\ntext.replace(/\\//g, '-');\n",
    },
  },
  'forgives accents in one place': {
    check: strayFoldings,
    broken: [
      { 'lib/a/rules.ts': "text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase();\n" },
      { 'components/a.ts': "text\n  .normalize('NFD')\n  .replace(/[^a-z]/g, '');\n" },
      { 'app/a.ts': "text.normalize('NFKD').replace(/[\\u0300-\\u036f]/g, '');\n" },
    ],
    kept: {
      'lib/platform/text/folded.ts': "text.normalize('NFD').replace(/\\p{M}/gu, '');\n",
      'lib/a/rules.ts': "text.normalize('NFC');\nfolded(text);\n",
    },
  },
  'has no empty or leftover names': {
    check: emptyOrLeftoverNames,
    broken: [
      ...['lib/utils/a.ts', 'lib/courses/helpers.ts', 'components/common/a.tsx', 'tests/shared/a.ts', 'lib/core/a.ts'],
      ...[
        'lib/courses/index.ts',
        'lib/courses/types.ts',
        'components/misc.ts',
        'app/api/x/util.ts',
        'scripts/helper.mjs',
      ],
      ...[
        'lib/courses/form-old.ts',
        'lib/courses/form-v2.ts',
        'app/course-new/page.tsx',
        'lib/legacy/a.ts',
        'components/a/x-legacy.tsx',
      ],
    ].map((file) => ({ [file]: '' })),
    kept: {
      [`${signedIn}/myfiles-v2/page.tsx`]: '',
      [`${signedIn}/adm/courses/new/page.tsx`]: '',
      'app/api/common/route.ts': '',
      'components/ui/threshold.ts': '',
    },
  },
  'makes domains of the files of the house': {
    check: strayDomainFiles,
    broken: [
      { 'lib/courses/photos.ts': '' },
      { 'lib/courses/hooks/use-course.ts': '' },
      { 'lib/courses/commands.ts': '' },
      { 'lib/courses/prompts.ts': '' },
      { 'lib/courses.ts': '', 'lib/courses/rules.tsx': '' },
    ],
    kept: {
      'lib/courses/README.md': '',
      'lib/courses/rules.ts': '',
      'lib/courses/rules.test.ts': '',
      'lib/courses/queries/course-list.ts': '',
      'lib/courses/commands/create-course.ts': '',
      'lib/courses/jobs/forget-drafts.ts': '',
      'lib/assistant/tools/find-lesson.ts': '',
      'lib/platform/clock/clock.ts': '',
    },
  },
  'explains each domain in at most 80 lines': {
    check: missingReadmes,
    broken: [{ 'lib/courses/rules.ts': '' }, { 'lib/courses/README.md': 'a\n'.repeat(81) }],
    kept: { 'lib/README.md': 'a\n'.repeat(90), 'lib/courses/README.md': 'a\n'.repeat(80), 'lib/courses/rules.ts': '' },
  },
};

itHolds(rules);

describe('areas', () => {
  it('are the folders of signed-in pages and the paths that middleware watches', () => {
    const watched = /\(\?:en\/\)\?\(\?:([\w|-]+)\)/.exec(realTree().get('middleware.ts') ?? '')?.[1]?.split('|') ?? [];
    expect(watched.map((area) => `/${area}`).sort()).toEqual(Object.keys(areas).sort());
    // What begins with an underscore holds what several areas share, and no page.
    const pattern = /^app\/\[locale\]\/\(signed-in\)\/(?:\(\w+\)\/)?(?!_)([\w-]+)\//;
    const folders = [...realTree().keys()].flatMap((file) => pattern.exec(file)?.[1] ?? []);
    expect(folders.filter((folder) => !watched.includes(folder))).toEqual([]);
  });
});
