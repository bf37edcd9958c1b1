import { defineCommand, noTarget } from '@/lib/access/define-command';
import { vocabularyOf } from '../rules/search';
import { PassagesOfSource } from '../schemas';

/** A part of publishing: what search and the assistant find of one lesson or topic from now on. */
export const replacePassages = defineCommand({
  name: 'passages.replace',
  may: 'passage:replace',
  input: PassagesOfSource,
  target: noTarget,
  run: async ({ tx, input: { source, sourceId, passages } }) => {
    await tx.passage.deleteMany({ where: { source, sourceId } });
    await tx.passage.createMany({ data: passages.map((passage) => ({ ...passage, source, sourceId })) });
    const words = vocabularyOf(passages.flatMap(({ title, heading, text }) => [title, heading, text]));
    await tx.passageWord.createMany({ data: words.map((word) => ({ word })), skipDuplicates: true });
    return { count: passages.length };
  },
});
