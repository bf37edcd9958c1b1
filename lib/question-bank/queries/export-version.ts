import { Readable } from 'node:stream';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { fail as failFile } from '@/lib/files/failures';
import { photoKey } from '@/lib/files/rules';
import { writeArchive } from '@/lib/platform/archive/write-archive';
import { StreamAnswer } from '@/lib/platform/http/stream-answer';
import { openFile } from '@/lib/platform/storage/storage';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { testModelReach } from '../reach';
import { exportFaults } from '../rules/export-faults';
import { writeGift } from '../rules/gift/write-gift';
import { imagesOf, writePackage } from '../rules/qti/write-package';
import type { Question } from '../schemas/questions';
import { ExportedVersion } from '../schemas/transfer';
import { questionOf, versionFields } from './stored-version';

/** The questions of a version with what is right in them, as a file that other programs read. */
export const exportedVersion = defineQuery({
  name: 'question-bank.export',
  may: abilities['test-model:read'],
  input: ExportedVersion,
  reply: StreamAnswer,
  run: async ({ db, actor, input: { id, format } }) => {
    const where = within(testModelReach, actor, { id });
    const found = await db.testVersion.findFirst({ where, select: versionFields });
    if (!found) return null;
    const questions = found.questions.map(questionOf);
    const fields = exportFaults(questions, format);
    refuseUnless(fields.length === 0, 'test-version.incomplete', { fields });
    const name = `${found.model.moduleCode}-A${found.model.number}-v${found.number}`.replaceAll(/[^\w-]/g, '_');
    if (format === 'gift') {
      return {
        name: `${name}.gift.txt`,
        mediaType: 'text/plain; charset=utf-8',
        body: streamOf([Buffer.from(writeGift(questions))]),
      };
    }
    const version = format === 'qti21' ? '2.1' : '3.0';
    const texts = writePackage(questions, { title: found.model.name, version, imageName });
    const files = texts.map((file) => ({
      name: file.name,
      bytes: async () => Readable.from([Buffer.from(file.text)]),
    }));
    const archive = writeArchive([...files, ...(await picturesOf(questions))]);
    return { name: `${name}-${format}.zip`, mediaType: 'application/zip', body: streamOf(archive) };
  },
});

function streamOf(bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): ReadableStream {
  return Readable.toWeb(Readable.from(bytes, { objectMode: false })) as ReadableStream;
}

const imageName = (address: string) => `images/${address.split('/').at(-1) ?? ''}`;

/** Looked for before the first byte leaves: a picture that is missing is told, and no half package is saved. */
async function picturesOf(questions: readonly Question[]) {
  const addresses = [...new Set(questions.flatMap(imagesOf))];
  return Promise.all(
    addresses.map(async (address) => {
      const { read } = (await openFile(photoKey(address))) ?? failFile('file.missing');
      return { name: imageName(address), bytes: () => read() };
    }),
  );
}
