/** One file as it could be written, and what the linter says of it: the rules it breaks, or nothing. */
export type Snippet = { file: string; source: string; refusedBy: readonly string[]; beside?: Record<string, string> };

const refused = (rules: string | string[], file: string, source: string, beside?: Record<string, string>): Snippet => ({
  file,
  source,
  refusedBy: [rules].flat(),
  ...(beside && { beside }),
});
const accepted = (file: string, source: string): Snippet => ({ file, source, refusedBy: [] });

const imports = 'lint/style/noRestrictedImports';
const take = (from: string, name = 'taken') => `import { ${name} } from '${from}';\n\nexport const own = ${name};\n`;

/** `#` in a path is this snippet's own folder, so that no two of them meet. */
export const snippets: readonly Snippet[] = [
  // Layers: what runs in the browser never reaches the server.
  refused(imports, 'components/#/card.tsx', take('@/lib/courses/queries')),
  refused(imports, 'components/#/card.tsx', take('../../lib/courses/queries')),
  refused(imports, 'components/#/card.tsx', take('@/lib/courses/queries/course-list')),
  refused(imports, 'components/#/card.tsx', take('@/lib/courses/commands/create-course')),
  refused(imports, 'components/#/card.tsx', take('@/lib/courses/reach')),
  refused(imports, 'components/#/card.tsx', take('@/lib/platform/db/client')),
  refused(imports, 'components/#/card.tsx', take('@/lib/access/session')),
  refused(imports, 'components/#/card.tsx', take('@/lib/platform/open-pages/packed-page')),
  accepted('components/#/card.tsx', take('@/lib/platform/open-pages/loader')),
  refused(imports, 'components/#/card.tsx', take('@/lib/access/enter')),
  accepted('components/#/card.tsx', take('@/lib/courses/contract')),
  accepted('components/#/card.tsx', take('@/lib/courses/rules')),
  accepted('components/#/card.tsx', take('@/lib/access/can')),
  refused(imports, 'lib/#/client.ts', take('./queries')),
  refused(imports, 'lib/#/client.ts', take('./commands/close-unit')),
  refused(imports, 'lib/#/client/close.ts', take('../commands/close-unit')),
  refused(imports, 'lib/#/client.ts', take('@/lib/platform/db/client')),
  accepted('lib/#/client.ts', take('@/lib/courses/contract')),
  refused(imports, 'lib/#/schemas.ts', take('@/lib/platform/env/env')),
  refused('lint/correctness/noNodejsModules', 'lib/#/schemas.ts', take('node:crypto', 'randomBytes')),
  accepted('lib/#/queries.ts', take('@/lib/platform/db/client')),

  // Rules are pure.
  refused(imports, 'lib/#/rules.ts', take('@/lib/platform/clock/clock')),
  refused(imports, 'lib/#/rules/close.ts', take('../../platform/clock/clock')),
  refused(imports, 'lib/#/rules.ts', take('node:crypto', 'randomBytes')),
  refused(imports, 'lib/#/rules.ts', take('./queries')),
  accepted('lib/#/rules.ts', take('./schemas')),
  accepted('lib/#/rules.ts', take('@/lib/platform/text/folded')),
  accepted('lib/#/rules.ts', take('@/lib/platform/chance/seeded')),
  ...['new Date()', 'Date.now()', 'Math.random()', 'performance.now()', 'crypto.randomUUID()'].map((call) =>
    refused('plugin', 'lib/#/rules.ts', `export function stamp() {\n  return ${call};\n}\n`),
  ),
  refused(
    'plugin',
    'lib/#/queries.ts',
    "export const who = (email: string) => ({ email: { equals: email, mode: 'insensitive' } });\n",
  ),
  refused('plugin', 'lib/#/rules/stamp.ts', 'export function stamp() {\n  return Date.now();\n}\n'),
  accepted('lib/#/rules.ts', 'export function stamp(now: Date) {\n  return new Date(now.getTime() + 1);\n}\n'),
  accepted('lib/#/rules.test.ts', 'export function stamp() {\n  return new Date();\n}\n'),
  accepted('lib/#/queries.ts', 'export function stamp() {\n  return new Date();\n}\n'),

  // The whole of zod weighs eighteen times zod/mini; an override must not lose the ban.
  refused(imports, 'app/#/form.tsx', take('zod', 'z')),
  refused(imports, 'components/#/form.tsx', take('zod', 'z')),
  refused(imports, 'lib/#/schemas.ts', take('zod', 'z')),
  refused(imports, 'lib/#/rules.ts', take('zod', 'z')),
  refused(imports, 'lib/#/client.ts', take('zod', 'z')),
  accepted('lib/#/schemas.ts', "import * as z from 'zod/mini';\n\nexport const Name = z.string();\n"),
  accepted('lib/platform/env/#.ts', take('zod', 'z')),
  accepted('scripts/#.ts', take('zod', 'z')),

  // Configuration, console, exports.
  refused('lint/style/noProcessEnv', 'lib/#/queries.ts', 'export const port = process.env.PORT;\n'),
  refused('lint/style/noProcessEnv', 'app/#/page.ts', 'export const port = process.env.PORT;\n'),
  accepted('lib/platform/env/#.ts', 'export const port = process.env.PORT;\n'),
  refused('lint/suspicious/noConsole', 'lib/#/queries.ts', "console.log('here');\n"),
  refused('lint/suspicious/noConsole', 'components/#/card.tsx', "console.error('here');\n"),
  accepted('scripts/#.ts', "console.log('here');\n"),
  refused('lint/style/noDefaultExport', 'lib/#/queries.ts', 'export default function named() {\n  return 1;\n}\n'),
  refused(
    'lint/style/noDefaultExport',
    'components/#/card.tsx',
    'export default function Card() {\n  return null;\n}\n',
  ),
  ...['page.tsx', 'layout.tsx', 'error.tsx', 'not-found.tsx', 'global-error.tsx', 'page.gallery.tsx'].map((name) =>
    accepted(`app/#/${name}`, 'export default function Screen() {\n  return null;\n}\n'),
  ),
  accepted('tests/bench/app/#/page.tsx', 'export default function Screen() {\n  return null;\n}\n'),
  refused('lint/style/noDefaultExport', 'app/#/route.ts', 'export default function Answer() {\n  return null;\n}\n'),
  refused('lint/performance/noBarrelFile', 'lib/#/all.ts', "export { a } from './b';\n"),
  refused(
    ['lint/performance/noBarrelFile', 'lint/performance/noReExportAll'],
    'lib/#/all.ts',
    "export * from './b';\n",
  ),
  refused(
    'lint/suspicious/noImportCycles',
    'lib/#/first.ts',
    "import { second } from './second';\n\nexport const first = () => second;\n",
    {
      'lib/#/second.ts':
        "// biome-ignore lint/suspicious/noImportCycles: shown once\nimport { first } from './first';\n\nexport const second = () => first;\n",
    },
  ),
  refused(
    'lint/suspicious/noImportCycles',
    'lib/#/first.ts',
    "import type { Second } from './second';\n\nexport type First = { second: Second };\n",
    {
      'lib/#/second.ts':
        "// biome-ignore lint/suspicious/noImportCycles: shown once\nimport type { First } from './first';\n\nexport type Second = { first?: First };\n",
    },
  ),

  // Names and sizes.
  refused('lint/style/useFilenamingConvention', 'components/#/CourseCard.tsx', 'export const one = 1;\n'),
  refused('lint/style/useFilenamingConvention', 'lib/#/course_card.ts', 'export const one = 1;\n'),
  accepted('lib/#/course-card.test.ts', 'export const one = 1;\n'),
  accepted('tests/api/#/closeUnit.test.ts', 'export const one = 1;\n'),
  refused('lint/style/noExcessiveLinesPerFile', 'lib/#/long.ts', lines(251)),
  accepted('lib/#/long.ts', lines(249)),
  refused(
    'lint/complexity/noExcessiveLinesPerFunction',
    'lib/#/long.ts',
    `export function long() {\n${lines(81, '  call();')}}\n`,
  ),
  refused('lint/complexity/noExcessiveCognitiveComplexity', 'lib/#/knot.ts', knot(6)),
  accepted('lib/#/knot.ts', knot(5)),

  // Types and texts.
  refused('lint/suspicious/noExplicitAny', 'lib/#/a.ts', 'export const value = (given: any) => given;\n'),
  refused('lint/style/noNonNullAssertion', 'lib/#/a.ts', 'export const first = (given: string[]) => given[0]!;\n'),
  refused('lint/suspicious/noTsIgnore', 'lib/#/a.ts', "// @ts-ignore: shown once\nexport const one: number = 'a';\n"),
  refused('lint/style/noEnum', 'lib/#/a.ts', 'export enum Kind {\n  One,\n}\n'),
  refused(
    'lint/suspicious/noFocusedTests',
    'lib/#/a.test.ts',
    "import { it } from 'vitest';\n\nit.only('counts', () => undefined);\n",
  ),
  refused(
    'lint/suspicious/noSkippedTests',
    'lib/#/a.test.ts',
    "import { it } from 'vitest';\n\nit.skip('counts', () => undefined);\n",
  ),
  refused(
    'lint/security/noDangerouslySetInnerHtml',
    'components/#/words.tsx',
    'export const words = (html: string) => <p dangerouslySetInnerHTML={{ __html: html }} />;\n',
  ),
  refused('lint/correctness/noUndeclaredDependencies', 'lib/#/a.ts', take('left-pad', 'leftPad')),
  refused('lint/a11y/useAltText', 'components/#/photo.tsx', 'export const photo = <img src="/a.png" />;\n'),
  refused('lint/a11y/useButtonType', 'components/#/act.tsx', 'export const act = <button>{1}</button>;\n'),
  refused(
    'assist/source/organizeImports',
    'lib/#/a.ts',
    "import { b } from './b';\nimport { a } from './a-b';\n\nexport const both = [a, b];\n",
  ),
  refused('format', 'lib/#/a.ts', 'export const name = "double"\n'),
];

function lines(count: number, line?: string): string {
  return Array.from({ length: count }, (_, at) => `${line ?? `export const value${at} = ${at};`}\n`).join('');
}

/** Each level of nesting costs one more than the last: five levels are 15 points, six are 21. */
function knot(depth: number): string {
  const open = Array.from({ length: depth }, (_, at) => `${'  '.repeat(at + 1)}if (given > ${at}) {\n`).join('');
  const close = Array.from({ length: depth }, (_, at) => `${'  '.repeat(depth - at)}}\n`).join('');
  return `export function knot(given: number, call: () => void) {\n${open}${'  '.repeat(depth + 1)}call();\n${close}}\n`;
}
