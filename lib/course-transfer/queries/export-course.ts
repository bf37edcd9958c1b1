import { Readable } from 'node:stream';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { abilities } from '@/lib/courses/abilities';
import { courseReach } from '@/lib/courses/reach';
import { CourseRef } from '@/lib/courses/schemas';
import { fail, refuseUnless } from '@/lib/files/failures';
import { mediaNameOf } from '@/lib/platform/archive/entry-names';
import { unpackedBytesMax } from '@/lib/platform/archive/limits';
import { writeArchive } from '@/lib/platform/archive/write-archive';
import { StreamAnswer } from '@/lib/platform/http/stream-answer';
import { openFile } from '@/lib/platform/storage/storage';
import { documentName } from '../rules/document';
import { mediaOf } from '../rules/media';
import { type CourseState, courseState } from './course-state';
import { documentOf, endingOf } from './document-of';

/** The whole course as one file, prices too: whoever may export it may read them. */
export const exportedCourse = defineQuery({
  name: 'course-transfer.export',
  may: abilities['course:edit'],
  input: CourseRef,
  reply: StreamAnswer,
  run: async ({ db, actor, input: { code } }) => {
    const state = await courseState(db, within(courseReach, actor, { code }));
    if (!state) return null;
    const document = documentOf(state);
    const words = Buffer.from(`${JSON.stringify(document, null, 2)}\n`);
    const media = await openMedia([...new Set(mediaOf(document).map(({ name }) => name))], state);
    const total = media.reduce((sum, { length }) => sum + length, words.length);
    refuseUnless(total <= unpackedBytesMax, 'file.too-large');
    const archive = writeArchive([{ name: documentName, bytes: async () => Readable.from([words]) }, ...media]);
    return {
      name: `${code.replace(/[^\w-]/g, '_')}.zip`,
      mediaType: 'application/zip',
      body: Readable.toWeb(Readable.from(archive, { objectMode: false })) as ReadableStream,
    };
  },
});

/** Looked for before the first byte leaves: a file that is missing is told, and no half archive is saved. */
async function openMedia(names: readonly string[], { files }: CourseState) {
  const byName = new Map([...files.values()].map((file) => [mediaNameOf({ ...file, ending: endingOf(file) }), file]));
  const opened = names.map(async (name) => {
    const file = byName.get(name) ?? fail('file.missing');
    const { length, read } = (await openFile(file.key)) ?? fail('file.missing');
    return { name, length, bytes: () => read() };
  });
  return Promise.all(opened);
}
