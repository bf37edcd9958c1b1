import { globSync } from 'node:fs';
import type { Tipo } from '@/lib/access/actor';
import { areaOf, areas } from '@/lib/access/areas';
import { fixedBases } from '@/lib/knowledge-base/rules';
import { demoClassId } from '@/prisma/seed/classes';
import { demoDislikedId, demoQuestionId, demoRunId } from '@/prisma/seed/evaluation-ids';
import { demoTopicId } from '@/prisma/seed/knowledge';
import { demoPupil } from '@/prisma/seed/people';
import type { Shell } from './budgets';

export type PageAddress = {
  readonly shell: Shell;
  readonly path: string;
  readonly status: 200 | 404;
  /** Who can open it, the first that the areas table names first; nobody signs in for open pages. */
  readonly tipos: readonly Tipo[];
};

/** A mail that the world of the measurement holds. */
export const exampleMailId = '0199a000-0000-7000-8000-0000000000aa';

/** What stands for a dynamic part of a path, of one area before the others; the demo school has it. */
const examples: Readonly<Record<string, string>> = {
  '[codigo]': 'MT',
  '[curso]': 'MT',
  '[modulo]': 'MA1',
  '[unidade]': '1',
  '[aula]': 'MA1-01',
  '/selfstudy/[curso]': 'FF1',
  '/selfstudy/[aula]': 'FF1-01',
  '[classId]': demoClassId,
  '[studentId]': demoPupil.id,
  '[question]': demoQuestionId,
  '[run]': demoRunId,
  '[answer]': demoDislikedId,
  '[mailId]': exampleMailId,
  '[tipo]': 'school',
  '[topico]': demoTopicId('robotica', '06-servo.md'),
  '[base]': fixedBases.general.id,
  '[origin]': '11',
  '[...rest]': 'no-such-page',
  '[[...rest]]': 'no-such-page',
};

/** Every page there is, found by its file, so that a new one is measured as soon as it exists. */
export function pageAddresses(): PageAddress[] {
  return globSync('**/page.tsx', { cwd: 'app/[locale]' }).sort().map(addressOf);
}

function addressOf(file: string): PageAddress {
  const [shell, ...segments] = file.split('/').slice(0, -1) as [Shell, ...string[]];
  const named = segments.filter((segment) => !segment.startsWith('('));
  const parts = named.map((segment) => exampleOf(segment, `/${named[0]}/${segment}`, file));
  const path = `/${parts.join('/')}`;
  const area = areaOf(path);
  return {
    shell,
    path,
    status: segments.some((segment) => segment.includes('...rest')) ? 404 : 200,
    tipos: area ? areas[area].tipos : [],
  };
}

function exampleOf(segment: string, inArea: string, file: string): string {
  if (!segment.startsWith('[')) return segment;
  const example = examples[inArea] ?? examples[segment];
  if (!example) throw new Error(`${file}: tell tests/bench/page-addresses.ts an example of ${segment}`);
  return example;
}
