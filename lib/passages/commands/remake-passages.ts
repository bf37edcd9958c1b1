import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { announce } from '@/lib/platform/cache/catalogue';
import { PassagesOfSource } from '../schemas';
import { putPassages } from '../statements/replace-passages';

/** A part of the nightly jobs alone: the source says what it said, and only the form of its plain text is of today. */
export const remakePassages = defineOpenCommand({
  name: 'passages.remake',
  input: PassagesOfSource,
  target: noTarget,
  run: async ({ tx, input }) => {
    await announce(tx, 'passages');
    return putPassages(tx, input);
  },
});
