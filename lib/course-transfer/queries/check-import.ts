import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { abilities } from '@/lib/courses/abilities';
import { changesOf } from '../rules/changes';
import { merged } from '../rules/merged';
import { archive, ImportCheck } from '../schemas';
import { fingerprint } from './course-state';
import { intendedImport } from './intended-import';
import { knownSkills } from './known-skills';

/** The dry run. */
export const importCheck = defineQuery({
  name: 'course-transfer.check',
  may: abilities['course:edit'],
  input: z.object(archive),
  reply: ImportCheck,
  run: async ({ db, actor, input }) => {
    const { document, media, state, before } = await intendedImport(db, actor, input);
    const { code, name } = document.course;
    const skills = await knownSkills(db, document);
    return {
      code,
      name,
      isNew: state === null,
      basis: fingerprint(state),
      changes: changesOf(before, merged(before, document), skills),
      newFiles: media.filter(({ storedKey }) => storedKey === null).length,
    };
  },
});
