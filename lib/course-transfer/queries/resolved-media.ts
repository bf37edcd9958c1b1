import { Readable } from 'node:stream';
import type { PurposeName } from '@/lib/files/rules';
import { purposeOf } from '@/lib/files/rules';
import { hashOf, mediaNameOf } from '@/lib/platform/archive/entry-names';
import type { Archive } from '@/lib/platform/archive/read-archive';
import { refuse } from '@/lib/platform/archive/refusal';
import type { Tx } from '@/lib/platform/db/client';
import { encodedImage, imageType } from '@/lib/platform/storage/images';
import { mediaTypeOf } from '@/lib/platform/storage/media-type';
import { sha256Of } from '@/lib/platform/storage/parts';
import type { NamedMedium } from '../rules/media';
import { endingOf } from './document-of';

/** A file of an archive as the product keeps it. */
export type ResolvedMedium = {
  purpose: PurposeName;
  /** By what is kept: a picture that was encoded anew has another hash than the one that came. */
  name: string;
  mediaType: string;
  bytes: () => Promise<Buffer>;
  /** Where these very bytes lie already. */
  storedKey: string | null;
};

type Reader = Pick<Tx, 'storedFile'>;

/** What a course names, and how its item calls the file. */
type Named = NamedMedium & { fileName: string | undefined };

/** Each file of an archive judged by its content, by what it is named for. */
export async function resolvedMedium(db: Reader, archive: Archive, named: Named): Promise<ResolvedMedium> {
  const { name, purpose } = named;
  const came = await archive.medium(name);
  const known = await storedWith(db, { purpose, sha256: hashOf(name) });
  // What we encoded ourselves once is not encoded twice: it would look different, and worse.
  if (known) {
    const { mediaType, key } = known;
    return { purpose, name: kept(named, hashOf(name)), mediaType, bytes: () => archive.medium(name), storedKey: key };
  }
  const { image, bytesMax, types } = purposeOf(purpose);
  if (came.length > bytesMax) refuse('archive-too-large', { entry: name, maximum: bytesMax / 1024 / 1024 });
  const mediaType = await mediaTypeOf(Readable.from([came], { objectMode: false }));
  if (!(mediaType && types.includes(mediaType))) refuse('archive-media-type', { entry: name });
  if (!image) {
    return { purpose, name: kept(named, hashOf(name)), mediaType, bytes: () => archive.medium(name), storedKey: null };
  }
  const encoded = await asImage(came, name, image);
  const sha256 = sha256Of(encoded);
  const same = await storedWith(db, { purpose, sha256 });
  const bytes = async () => encoded;
  return { purpose, name: kept(named, sha256), mediaType: imageType, bytes, storedKey: same?.key ?? null };
}

async function asImage(bytes: Buffer, entry: string, size: Parameters<typeof encodedImage>[1]): Promise<Buffer> {
  try {
    return await encodedImage(bytes, size);
  } catch (cause) {
    return refuse('archive-media-type', { entry }, cause);
  }
}

function storedWith(db: Reader, where: { purpose: string; sha256: string }) {
  return db.storedFile.findFirst({ where, orderBy: { createdAt: 'asc' }, select: { key: true, mediaType: true } });
}

/** Pictures are stored as WebP; other files have the ending of their name, as they have when they are exported. */
function kept({ name, purpose, fileName = name }: Named, sha256: string): string {
  const ending = purposeOf(purpose).image ? 'webp' : endingOf({ key: '', name: fileName });
  return mediaNameOf({ sha256, ending });
}
