import { numberOf, originalBytesMax, type PhotoFault, photoFault, photosMax } from '@/lib/imports/rules/photos';
import { lazily } from '@/lib/platform/browser/lazy';

/** A file that may be a photo, as the browser sees it. */
export type PhotoFile = { name: string; number: string; blob: Blob; fault: PhotoFault | null; address: string };

const zipBytesMax = 60 * 1024 * 1024;

/** Pictures, and those inside of archives; nothing of an archive is unpacked beyond what photos may be. */
export async function readPhotos(files: readonly File[]): Promise<PhotoFile[]> {
  const found: { name: string; blob: Blob }[] = [];
  for (const file of files) {
    if (/\.zip$/i.test(file.name)) found.push(...(await unzipped(file)));
    else found.push({ name: file.name, blob: file });
  }
  return Promise.all(found.slice(0, photosMax).map(({ name, blob }) => photoFile(name, blob)));
}

async function unzipped(zip: File): Promise<{ name: string; blob: Blob }[]> {
  if (zip.size > zipBytesMax) return [{ name: zip.name, blob: zip }];
  const { unzip } = await lazily(() => import('fflate'));
  const bytes = new Uint8Array(await zip.arrayBuffer());
  let room = 4 * zipBytesMax;
  const { promise, resolve, reject } = Promise.withResolvers<Record<string, Uint8Array>>();
  unzip(
    bytes,
    {
      filter: ({ name, originalSize }) => {
        const isPhoto = /\.(png|jpe?g)$/i.test(name) && !/(^|\/)[._]/.test(name) && originalSize <= originalBytesMax;
        if (isPhoto) room -= originalSize;
        return isPhoto && room > 0;
      },
    },
    (error, entries) => (error ? reject(error) : resolve(entries)),
  );
  const entries = await promise.catch(() => undefined);
  if (!entries) return [{ name: zip.name, blob: zip }];
  return Object.entries(entries).map(([name, each]) => ({ name, blob: new Blob([each as Uint8Array<ArrayBuffer>]) }));
}

async function photoFile(name: string, blob: Blob): Promise<PhotoFile> {
  const address = URL.createObjectURL(blob);
  return { name, number: numberOf(name), blob, fault: await faultOf(blob), address };
}

export async function faultOf(blob: Blob): Promise<PhotoFault | null> {
  const format = await formatOf(blob);
  if (!format || blob.size > originalBytesMax) return 'type';
  try {
    const bitmap = await createImageBitmap(blob);
    const { width, height } = bitmap;
    bitmap.close();
    return photoFault({ format, width, height, bytes: blob.size });
  } catch {
    return 'type';
  }
}

/** By the first bytes, whatever the name says. */
async function formatOf(blob: Blob): Promise<string | null> {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  if (first === 0x89 && second === 0x50) return 'png';
  return first === 0xff && second === 0xd8 ? 'jpeg' : null;
}
