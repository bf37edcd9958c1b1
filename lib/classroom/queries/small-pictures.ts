import { imageType } from '@/lib/platform/storage/images';
import { type SmallSize, smallPicture } from '@/lib/platform/storage/small-pictures';
import { packBytesMax } from '../rules/pack-weight';

const files = '/api/files/';
/** Of texts only what is anybody's: a face that somebody names in one stays behind its own door. */
const inTexts = /\/api\/files\/(content-images\/[\w-]{43}\.webp)/g;

type Pack = {
  readonly lesson: object;
  readonly pupils?: readonly { readonly photoUrl: string | null }[];
};

/**
 * The same answer with its pictures inside, each as small as it is still known by, so that a lesson needs nothing else
 * where no line is. What is too much for one pack stays an address, the largest first; what room is left makes the
 * pictures of the texts larger.
 */
export async function withSmallPictures<One extends Pack>(pack: One): Promise<One> {
  const lesson = JSON.stringify(pack.lesson);
  const pupils = JSON.stringify(pack.pupils ?? []);
  const faces = (pack.pupils ?? []).flatMap(({ photoUrl }) => (photoUrl?.startsWith(files) ? photoUrl : []));
  const pictures = [...new Set([...lesson.matchAll(inTexts)].map(([address]) => address))];
  const small = [...(await drawn(faces, 'face')), ...(await drawn(pictures, 'small'))];
  const chosen = new Map<string, string>();
  let room = packBytesMax - Buffer.byteLength(JSON.stringify(pack));
  const choose = ({ address, inside }: Drawn) => {
    const times = (faces.includes(address) ? pupils : lesson).split(address).length - 1;
    const more = times * (inside.length - (chosen.get(address) ?? address).length);
    if (more > room) return;
    chosen.set(address, inside);
    room -= more;
  };
  for (const one of small.sort((a, b) => a.inside.length - b.inside.length)) choose(one);
  const shown = pictures.filter((address) => chosen.has(address));
  for (const one of await drawn(shown, 'wide')) choose(one);
  const within = (text: string, addresses: readonly string[]) =>
    JSON.parse(addresses.reduce((now, address) => now.replaceAll(address, chosen.get(address) ?? address), text));
  const filled = { ...pack, lesson: within(lesson, pictures) };
  return pack.pupils ? { ...filled, pupils: within(pupils, faces) } : filled;
}

type Drawn = { readonly address: string; readonly inside: string };

/** Those whose file is still there. */
async function drawn(addresses: readonly string[], size: SmallSize): Promise<Drawn[]> {
  const found = await Promise.all(
    addresses.map(async (address) => {
      const picture = await smallPicture(address.slice(files.length), size).catch(() => undefined);
      return picture ? [{ address, inside: `data:${imageType};base64,${picture.toString('base64')}` }] : [];
    }),
  );
  return found.flat();
}
