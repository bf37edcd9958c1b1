import { purposeOf } from '@/lib/files/rules';
import { thumbnail } from '@/lib/platform/storage/images';
import type { KeptFile } from '@/lib/platform/storage/keep';
import { sha256Of } from '@/lib/platform/storage/parts';
import { newKey, storeFile } from '@/lib/platform/storage/storage';
import { fileNames } from '../rules/media';
import type { IntendedImport } from './intended-import';
import type { ResolvedMedium } from './resolved-media';

export type StoredMedium = Pick<ResolvedMedium, 'name' | 'purpose'> & {
  fileName: string;
  /** What was stored now, to be given its row. */
  kept: KeptFile | null;
  /** Of a picture of the catalogue, which is named by where it lies. */
  storedKey: string | null;
};

/** Puts into storage what is not there. Without a row in the end, it goes with the orphans. */
export async function storeMedia({ media, document, before }: IntendedImport): Promise<StoredMedium[]> {
  const names = fileNames(document);
  const has = supported(before);
  const stored: StoredMedium[] = [];
  for (const medium of media) {
    const { name, purpose, storedKey } = medium;
    const fileName = names.get(name) ?? 'image.webp';
    if (purposeOf(purpose).isShared) {
      const kept = storedKey === null ? await storeOne(medium) : null;
      stored.push({ name, purpose, fileName, kept, storedKey: storedKey ?? kept?.key ?? null });
    } else if (!has.everyModule(document, name)) {
      // A file of somebody else's may not be named, however equal: it is stored once more, for the one who imports.
      stored.push({ name, purpose, fileName, kept: await storeOne(medium), storedKey: null });
    }
  }
  return stored;
}

async function storeOne({ purpose, mediaType, bytes: read }: ResolvedMedium): Promise<KeptFile> {
  const { folder, image, isShared } = purposeOf(purpose);
  const bytes = await read();
  const small = image && !isShared ? await thumbnail(bytes) : undefined;
  const key = newKey(folder, image && '.webp');
  const thumbnailKey = small ? newKey(folder, '.webp') : null;
  await storeFile(key, bytes);
  if (small && thumbnailKey) await storeFile(thumbnailKey, small);
  return { key, mediaType, bytes: bytes.length, sha256: sha256Of(bytes), thumbnailKey };
}

type Document = IntendedImport['document'];

/** Which modules of the course as it is hold a file among what helps their facilitators. */
function supported(before: IntendedImport['before']) {
  const filesOf = ({ support }: Document['modules'][number]) =>
    new Set(support.flatMap((item) => (item.kind === 'video' ? [] : [item.file])));
  const held = new Map(before?.modules.map((module) => [module.code, filesOf(module)]));
  return {
    everyModule: ({ modules }: Document, name: string) =>
      modules.filter((module) => filesOf(module).has(name)).every(({ code }) => held.get(code)?.has(name)),
  };
}
