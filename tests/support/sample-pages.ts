import { globSync, readFileSync } from 'node:fs';
import type { Tipo } from '@/lib/access/actor';
import { areaOf, areas } from '@/lib/access/areas';
import { fixedBases } from '@/lib/knowledge-base/rules';
import { demoAnnouncementId } from '@/prisma/seed/announcements';
import { demoClassId, demoGuardianId } from '@/prisma/seed/classes';
import { demoAnsweredDoubtId } from '@/prisma/seed/doubts';
import { demoDislikedId, demoQuestionId, demoRunId } from '@/prisma/seed/evaluation-ids';
import { demoImportId } from '@/prisma/seed/imports';
import { demoTopicId } from '@/prisma/seed/knowledge';
import { demoPostId } from '@/prisma/seed/mural';
import { demoNoticeId } from '@/prisma/seed/notices';
import { demoPupil, demoSchoolId, demoStaff } from '@/prisma/seed/people';
import { demoTestDraftId } from '@/prisma/seed/tests';
import { demoVerifiedAnswerId } from '@/prisma/seed/verified-answers';

/** A mail that whoever visits its page stores first: the demo writes none. */
export const sampleMailId = '0199aaaa-0000-7000-8000-000000000001';

/**
 * What stands for a dynamic part of a path, of one area before the others; the demo school has it. With it every page is
 * entered by each tipo (tests/e2e/access), weighed (tests/bench) and looked at (tests/e2e/accessibility) as soon as it
 * exists.
 */
const samples: Readonly<Record<string, string>> = {
  '[codigo]': 'MT',
  '[curso]': 'MT',
  '[modulo]': 'MA1',
  '[unidade]': '1',
  '[aula]': 'MA1-01',
  '/selfstudy/[curso]': 'FF1',
  '/selfstudy/[aula]': 'FF1-01',
  '[classId]': demoClassId,
  '[studentId]': demoPupil.id,
  '[project]': '1',
  '[unit]': '1',
  '[number]': '8',
  '[versionId]': demoTestDraftId,
  '[noticeId]': demoNoticeId,
  '[answerId]': demoVerifiedAnswerId,
  '[doubtId]': demoAnsweredDoubtId,
  '[postId]': demoPostId,
  '[announcementId]': demoAnnouncementId,
  '[importId]': demoImportId,
  '[guardianId]': demoGuardianId,
  '[schoolId]': demoSchoolId,
  '[facilitatorId]': demoStaff.instrutor,
  '[advisorId]': demoStaff.assessoria,
  '[userId]': demoStaff.escola,
  '[question]': demoQuestionId,
  '[run]': demoRunId,
  '[answer]': demoDislikedId,
  '[mailId]': sampleMailId,
  '[tipo]': 'school',
  '[topico]': demoTopicId('robotica', '06-servo.md'),
  '[base]': fixedBases.general.id,
  '[origin]': '11',
  '[...rest]': 'no-such-page',
};

/** Of an area of several: who is not led elsewhere. */
const madeFor: Readonly<Record<string, readonly Tipo[]>> = {
  '/run/activity/8': ['aluno'],
  '/run/paper': ['instrutor'],
};

export type Shell = '(kept)' | '(open)' | '(sign-in)' | '(signed-in)';

export type SamplePage = {
  readonly shell: Shell;
  /** As its folders say it: `/adm/courses/[codigo]`. */
  readonly route: string;
  readonly path: string;
  /** False of what only says that there is no such page. */
  readonly isThere: boolean;
  /** The screen that several areas show, with what they call it: `students/[studentId]`; none of an area's own. */
  readonly shared: string | undefined;
  /** Who can open it, the first that the areas table names first; nobody signs in for open pages. */
  readonly tipos: readonly Tipo[];
};

/** Every page there is, found by its file. */
export function samplePages(): SamplePage[] {
  return globSync('**/page.tsx', { cwd: 'app/[locale]' }).sort().map(pageOf);
}

function pageOf(file: string): SamplePage {
  const [shell, ...segments] = file.split('/').slice(0, -1) as [Shell, ...string[]];
  const named = segments.filter((segment) => !segment.startsWith('('));
  const path = `/${named.map((segment) => sampleOf(segment, `/${named[0]}/${segment}`, file)).join('/')}`;
  const area = areaOf(path);
  return {
    shell,
    route: `/${named.join('/')}`,
    path,
    isThere: !segments.some((segment) => segment.includes('...rest')),
    shared: isShared(file) ? named.slice(1).join('/') : undefined,
    tipos: madeFor[path] ?? (area ? areas[area].tipos : []),
  };
}

function isShared(file: string): boolean {
  return readFileSync(`app/[locale]/${file}`, 'utf8').includes('/_people/');
}

function sampleOf(segment: string, inArea: string, file: string): string {
  if (!segment.startsWith('[')) return segment;
  const sample = samples[inArea] ?? samples[segment];
  if (!sample) throw new Error(`${file}: give ${segment} a sample in tests/support/sample-pages.ts`);
  return sample;
}
