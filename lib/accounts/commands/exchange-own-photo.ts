import { defineCommand, noTarget } from '@/lib/access/define-command';
import { attachFile } from '@/lib/files/commands/attach-file';
import { releaseFile } from '@/lib/files/commands/release-file';
import { refuseUnless } from '@/lib/files/failures';
import { photoKey } from '@/lib/files/rules';
import { PhotoExchange } from '../schemas';

const purpose = 'account-photo';

/** A part of saving: the photo that the account names from now on stays, the one before may go. */
export const exchangeOwnPhoto = defineCommand({
  name: 'accounts.exchange-own-photo',
  may: 'account:update-own',
  input: PhotoExchange,
  target: noTarget,
  run: async ({ tx, actor, input: { from, to } }) => {
    if (to !== null) {
      const { isStored } = await attachFile.inside(tx, actor, { purpose, key: photoKey(to) });
      refuseUnless(isStored, 'file.missing', { fields: [{ path: 'photoUrl', code: 'account-photo' }] });
    }
    if (from !== null) await releaseFile.inside(tx, actor, { purpose, key: photoKey(from) });
  },
});
