import { defineCommand, noTarget } from '@/lib/access/define-command';
import { encodedImage } from '@/lib/platform/storage/images';
import { storeFile } from '@/lib/platform/storage/storage';
import { photoFolder, photoSide } from '../rules';
import { PhotoUpload } from '../schemas';

/** The file is kept before the account names it, so that the form shows the very crop that others will see. */
export const storeOwnPhoto = defineCommand({
  name: 'accounts.store-own-photo',
  may: 'account:update-own',
  input: PhotoUpload,
  prepare: async ({ actor, input }) => {
    const to = { folder: photoFolder(actor.id), width: photoSide, height: photoSide };
    const { key, address, webp } = await encodedImage(input.file, to);
    await storeFile(key, webp);
    return { photoUrl: address };
  },
  target: noTarget,
  run: async ({ prepared }) => prepared,
});
