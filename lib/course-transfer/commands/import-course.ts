import { defineCommand, noTarget } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { courseReach } from '@/lib/courses/reach';
import { keepFile } from '@/lib/files/commands/keep-file';
import { fileAddress, photoAddress } from '@/lib/files/rules';
import { lockName } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { courseState, fingerprint } from '../queries/course-state';
import { documentOf } from '../queries/document-of';
import { intendedImport } from '../queries/intended-import';
import { knownSkills } from '../queries/known-skills';
import { storeMedia } from '../queries/stored-media';
import { changesOf } from '../rules/changes';
import { merged } from '../rules/merged';
import { CourseToImport } from '../schemas';
import { holdCourse } from './hold-course';
import { writeCourse } from './write-course';

/** Read, judged and its media stored before the transaction; every row of it in one. */
export const importCourse = defineCommand({
  name: 'course-transfer.import',
  may: 'course:update',
  input: CourseToImport,
  prepare: async ({ db, actor, input }) => {
    const intended = await intendedImport(db, actor, input);
    refuseUnless(fingerprint(intended.state) === input.basis, 'import.changed-meanwhile');
    return { document: intended.document, media: await storeMedia(intended) };
  },
  target: noTarget,
  run: async ({ tx, actor, input: { basis }, prepared: { document, media } }) => {
    const { code } = document.course;
    await lockName(tx, `course-transfer.import ${code}`);
    await holdCourse(tx, code);
    const state = await courseState(tx, { AND: [within(courseReach, actor), { code }] });
    refuseUnless(fingerprint(state) === basis, 'import.changed-meanwhile');
    const addresses = new Map<string, string>();
    for (const { name, purpose, fileName, kept, storedKey } of media) {
      const file = kept && (await keepFile.inside(tx, actor, { purpose, name: fileName, ...kept }));
      const isShown = storedKey !== null;
      const address = isShown ? photoAddress(storedKey) : fileAddress(file?.id ?? '');
      addresses.set(`${name} ${purpose}`, address);
    }
    const before = state && documentOf(state);
    const wanted = merged(before, document);
    const changes = changesOf(before, wanted, await knownSkills(tx, document));
    await writeCourse(tx, actor, { state, before, wanted, changes, addresses });
    return { code, changedCount: changes.filter(({ change }) => change === 'created' || change === 'changed').length };
  },
});
