import type { findPhotoOwnersOp } from '@/lib/imports/contract';
import type { PhotoFault } from '@/lib/imports/rules/photos';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { folded } from '@/lib/platform/text/folded';

export type PhotoOwner = ReplyOf<typeof findPhotoOwnersOp>['owners'][number];
type Read = { number: string; fault: PhotoFault | null };

/** Why a photo is not sent, before it is tried, or that it is ready. */
export type MatchedState = PhotoFault | 'unknown' | 'consent' | 'twice' | 'ready';

/** Each file with the pupil whom its name counts. Of two for one pupil the first that is a photo is his. */
export function matchPhotos<P extends Read>(read: readonly P[], owners: readonly PhotoOwner[]) {
  const ownerOf = new Map(owners.map((owner) => [folded(owner.registrationNumber), owner]));
  const seen = new Set<string>();
  return read.map((photo) => {
    const number = folded(photo.number);
    const owner = ownerOf.get(number);
    const isTwice = seen.has(number);
    if (photo.fault !== 'type') seen.add(number);
    return { ...photo, owner, state: stateOf(photo.fault, owner, isTwice) };
  });
}

function stateOf(fault: PhotoFault | null, owner: PhotoOwner | undefined, isTwice: boolean): MatchedState {
  if (!owner) return 'unknown';
  if (isTwice) return 'twice';
  if (!owner.isAllowed) return 'consent';
  return fault ?? 'ready';
}
