import { defineCommand, noTarget } from '@/lib/access/define-command';
import { keepFile } from '@/lib/files/parts/keep-file';
import { photoAddress, purposes } from '@/lib/files/rules';
import { keepImage } from '@/lib/platform/storage/keep';
import { abilities } from '../abilities';
import { PhotoUpload, UploadedPhoto } from '../schemas';

const purpose = 'account-photo';
const { folder, image } = purposes[purpose];

/** The file is kept before the account names it, so that the form shows the very crop that others will see. */
export const storeOwnPhoto = defineCommand({
  name: 'accounts.store-own-photo',
  may: abilities['account:update-own'],
  input: PhotoUpload,
  reply: UploadedPhoto,
  prepare: ({ input }) => keepImage(input.file, { folder, size: image, withThumbnail: false }),
  target: noTarget,
  run: async ({ tx, actor, prepared: kept }) => {
    await keepFile(tx, actor, { purpose, name: 'photo.webp', ...kept });
    return { photoUrl: photoAddress(kept.key) };
  },
});
