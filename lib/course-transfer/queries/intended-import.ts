import type { Actor } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import { courseReach } from '@/lib/courses/reach';
import { fileReach } from '@/lib/files/reach';
import { readArchive } from '@/lib/platform/archive/read-archive';
import type { Tx } from '@/lib/platform/db/client';
import { fail } from '@/lib/platform/errors/failures';
import { openFile } from '@/lib/platform/storage/storage';
import { type CourseDocument, documentName } from '../rules/document';
import { fileNames, mediaOf, renamedMedia, withOneNameAFile } from '../rules/media';
import { recoded } from '../rules/merged';
import { type CourseState, courseState } from './course-state';
import { documentOf } from './document-of';
import { judgeFit } from './judge-fit';
import { readDocument } from './read-document';
import { type ResolvedMedium, resolvedMedium } from './resolved-media';

type Reader = Pick<Tx, 'course' | 'lesson' | 'storedFile'>;
type Asked = { fileId: string; code?: string | undefined };

export type IntendedImport = {
  /** The file's course as it would be here, its media as they would be kept. */
  document: CourseDocument;
  media: ResolvedMedium[];
  state: CourseState | null;
  before: CourseDocument | null;
};

/** An archive judged whole, against the course that it would become a part of. Nothing is written. */
export async function intendedImport(db: Reader, actor: Actor, { fileId, code }: Asked): Promise<IntendedImport> {
  const archive = await readArchive(await sentArchive(db, actor, fileId), documentName);
  const { document: written, lineOf } = readDocument(archive.document, archive.mediaNames);
  const file = withOneNameAFile(written);
  const names = fileNames(file);
  const media = new Map<string, ResolvedMedium>();
  for (const named of mediaOf(file)) {
    media.set(
      `${named.name} ${named.purpose}`,
      await resolvedMedium(db, archive, { ...named, fileName: names.get(named.name) }),
    );
  }
  const kept = renamedMedia(file, (name, purpose) => media.get(`${name} ${purpose}`)?.name ?? name);
  const document = recoded(kept, code ?? file.course.code);
  const where = within(courseReach, actor, { code: document.course.code });
  const state = await courseState(db, where);
  const before = state && documentOf(state);
  judgeFit(before, document, { lineOf, elsewhere: await lessonsElsewhere(db, document) });
  return { document, media: [...media.values()], state, before };
}

/** In one piece: an administrator sends it, and its size is limited. */
async function sentArchive(db: Reader, actor: Actor, id: string): Promise<Buffer> {
  const where = within(fileReach, actor, { id, purpose: 'course-archive' });
  const file = await db.storedFile.findFirst({ where, select: { key: true } });
  const stored = file && (await openFile(file.key));
  if (!stored) return fail('MODEL_NOT_FOUND');
  return Buffer.concat(await (await stored.read()).toArray());
}

async function lessonsElsewhere(db: Reader, { course, modules }: CourseDocument) {
  const codes = modules.flatMap(({ units }) => units.flatMap((unit) => unit.lessons.map((lesson) => lesson.code)));
  const lessons = await db.lesson.findMany({
    where: { code: { in: codes }, unit: { module: { course: { code: { not: course.code } } } } },
    select: { code: true, unit: { select: { module: { select: { course: { select: { code: true } } } } } } },
  });
  return lessons.map(({ code, unit }) => ({ code, course: unit.module.course.code }));
}
