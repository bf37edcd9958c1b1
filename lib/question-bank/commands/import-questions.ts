import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { keepOwnImage, storeOwnImage } from '@/lib/files/parts/keep-own-image';
import { photoAddress } from '@/lib/files/rules';
import { RowRef, SentFile } from '@/lib/platform/shapes';
import { sha256Of } from '@/lib/platform/storage/parts';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { storeQuestions } from '../parts/store-questions';
import { readQuestionFile } from '../queries/question-file';
import { questionOf, versionDetail, versionFields } from '../queries/stored-version';
import { testModelReach } from '../reach';
import { withAddresses } from '../rules/import-images';
import { questionsMax } from '../rules/kinds';
import { imagesOf } from '../rules/qti/write-package';
import { VersionDetail } from '../schemas/models';

/** The file that was checked, and the draft as it was then. */
const QuestionsToImport = z.object({
  ...RowRef.shape,
  ...SentFile.shape,
  basis: z.string().check(z.minLength(1), z.maxLength(64)),
  revision: z.coerce.number().check(z.int()),
});

/** Behind the questions that a draft has, all that can come in of a file: read and its pictures stored before, then whole. */
export const importQuestions = defineCommand({
  name: 'question-bank.import-questions',
  may: abilities['test-model:write'],
  input: QuestionsToImport,
  reply: VersionDetail,
  prepare: async ({ db, actor, input: { file, basis } }) => {
    refuseUnless(sha256Of(file) === basis, 'request.changed-meanwhile');
    const { items, pictures } = await readQuestionFile(db, file);
    const questions = items.flatMap(({ question }) => question ?? []);
    const named = new Set(questions.flatMap(imagesOf));
    const kept = [];
    for (const { address, bytes } of pictures.filter((picture) => named.has(picture.address))) {
      kept.push({ address, ...(await storeOwnImage(db, actor, { purpose: 'content-image', bytes: await bytes() })) });
    }
    return { questions, kept };
  },
  target: row('testVersion', testModelReach, { by: 'id', revision: 'compared', select: versionFields }),
  run: async ({ tx, actor, input: { id, revision }, target, prepared: { questions, kept } }) => {
    refuseUnless(target.publishedAt === null, 'test-version.published');
    const all = target.questions.length + questions.length;
    const tooMany = { path: 'file', code: 'questions-too-many', values: { maximum: questionsMax } };
    refuseUnless(questions.length > 0 && all <= questionsMax, 'request.invalid', { fields: [tooMany] });
    const stored = new Map<string, string>();
    for (const { address, ...file } of kept) {
      await keepOwnImage(tx, actor, { purpose: 'content-image', name: 'image.webp', ...file });
      stored.set(address, photoAddress(file.key));
    }
    const came = questions.map((question) => withAddresses(question, stored));
    await storeQuestions(tx, actor, { versionId: id, questions: [...target.questions.map(questionOf), ...came] });
    const data = { revision: revision + 1 };
    return versionDetail(await tx.testVersion.update({ where: { id }, data, select: versionFields }));
  },
});
