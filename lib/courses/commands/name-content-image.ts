import { defineCommand, noTarget } from '@/lib/access/define-command';
import { attachFile } from '@/lib/files/commands/attach-file';
import { refuseUnless } from '@/lib/files/failures';
import { photoKey } from '@/lib/files/rules';
import { ContentImage } from '../schemas/modules';

/**
 * A text or a cover names the image from now on. It is never released: earlier versions, copies and adapted plans name
 * it too, without telling.
 */
export const nameContentImage = defineCommand({
  name: 'courses.name-content-image',
  may: 'content-image:keep',
  input: ContentImage,
  target: noTarget,
  run: async ({ tx, actor, input: { address } }) => {
    const { isStored } = await attachFile.inside(tx, actor, { purpose: 'content-image', key: photoKey(address) });
    refuseUnless(isStored, 'file.missing', { fields: [{ path: 'address', code: 'content-image' }] });
    return { address };
  },
});
