import { defineCommand, noTarget } from '@/lib/access/define-command';
import { PassagesOfSource } from '../schemas';
import { putPassages } from '../statements/replace-passages';

/** A part of publishing: what search and the assistant find of one lesson or topic from now on. */
export const replacePassages = defineCommand({
  name: 'passages.replace',
  may: 'passage:replace',
  input: PassagesOfSource,
  target: noTarget,
  run: ({ tx, input }) => putPassages(tx, input),
});
