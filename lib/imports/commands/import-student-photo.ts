import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { setPhoto } from '@/lib/accounts/parts/set-photo';
import { keepOwnImage, storeOwnImage } from '@/lib/files/parts/keep-own-image';
import { photoAddress } from '@/lib/files/rules';
import { lockRows } from '@/lib/platform/db/lock';
import { SentFile } from '@/lib/platform/shapes';
import { pictureFacts } from '@/lib/platform/storage/picture-facts';
import { abilities } from '../abilities';
import { fail, refuseUnless } from '../failures';
import { photoOwner } from '../parts/photo-owner';
import { type PhotoFault, photoFault } from '../rules/photos';

const purpose = 'account-photo';

const StudentPhoto = z.object({
  ...SentFile.shape,
  registrationNumber: z.string().check(z.minLength(1), z.maxLength(40)),
  schoolId: z.optional(z.uuid()),
});

const refusals = {
  type: 'photo.wrong-type',
  square: 'photo.not-square',
  size: 'photo.too-large',
} as const satisfies Record<PhotoFault, string>;

/** One photo of a batch. Only what a guardian has allowed is kept, so that is asked before storage is. */
export const importStudentPhoto = defineCommand({
  name: 'imports.student-photo',
  may: abilities['people:import'],
  input: StudentPhoto,
  reply: z.object({ photoUrl: z.string() }),
  prepare: async ({ db, actor, input }) => {
    const owner = (await photoOwner({ tx: db, actor, input })) ?? fail('MODEL_NOT_FOUND');
    refuseUnless(owner.isAllowed, 'photo.consent-missing');
    const facts = await pictureFacts(input.file);
    const fault = photoFault(facts && { ...facts, bytes: input.file.byteLength });
    if (fault) fail(refusals[fault]);
    return storeOwnImage(db, actor, { purpose, bytes: input.file });
  },
  target: async ({ tx, actor, input }) => {
    const owner = await photoOwner({ tx, actor, input });
    if (!owner) return null;
    await lockRows(tx, 'students', 'id', owner.id);
    return photoOwner({ tx, actor, input });
  },
  run: async ({ tx, actor, target: { id, photoUrl: from, isAllowed }, prepared: kept }) => {
    refuseUnless(isAllowed, 'photo.consent-missing');
    await keepOwnImage(tx, actor, { purpose, name: 'photo.webp', ...kept });
    const to = photoAddress(kept.key);
    await setPhoto(tx, actor, { id, from, to });
    return { photoUrl: to };
  },
});
