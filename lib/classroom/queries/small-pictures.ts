import { imageType } from '@/lib/platform/storage/images';
import { type SmallSize, smallPicture } from '@/lib/platform/storage/small-pictures';
import { packBytesMax } from '../rules/pack-weight';
import type { PackPicture } from '../schemas/pictures';

const files = '/api/files/';
/** Of texts only what is anybody's: a face that somebody names in one stays behind its own door. */
const inTexts = /\/api\/files\/(content-images\/[\w-]{43}\.webp)/g;

type Pack = {
  readonly lesson: object;
  readonly pupils?: readonly { readonly photoUrl: string | null }[];
};

/**
 * The pictures of a pack, each as small as it is still known by, so that a lesson needs nothing else where no line is. What
 * is too much for one pack is left out, the largest first; what room is left makes the pictures of the texts larger.
 */
export async function smallPictures(pack: Pack): Promise<PackPicture[]> {
  const faces = (pack.pupils ?? []).flatMap(({ photoUrl }) => (photoUrl?.startsWith(files) ? photoUrl : []));
  const shown = [...new Set([...JSON.stringify(pack.lesson).matchAll(inTexts)].map(([address]) => address))];
  const small = [...(await drawn(faces, 'face')), ...(await drawn(shown, 'small'))];
  const chosen = new Map<string, PackPicture>();
  let room = packBytesMax - weightOf({ ...pack, pictures: [] });
  const choose = (picture: PackPicture) => {
    const before = chosen.get(picture.address);
    // The comma between two of them is a byte.
    const more = weightOf(picture) + 1 - (before ? weightOf(before) + 1 : 0);
    if (more > room) return;
    chosen.set(picture.address, picture);
    room -= more;
  };
  for (const one of small.sort((a, b) => a.inside.length - b.inside.length)) choose(one);
  for (const one of await drawn(shown, 'wide')) if (chosen.has(one.address)) choose(one);
  return [...chosen.values()];
}

function weightOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Those whose file is still there. */
async function drawn(addresses: readonly string[], size: SmallSize): Promise<PackPicture[]> {
  const found = await Promise.all(
    addresses.map(async (address) => {
      const picture = await smallPicture(address.slice(files.length), size).catch(() => undefined);
      return picture ? [{ address, inside: `data:${imageType};base64,${picture.toString('base64')}` }] : [];
    }),
  );
  return found.flat();
}
