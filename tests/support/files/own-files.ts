import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Actor } from '@/lib/access/actor';
import { beginUpload } from '@/lib/files/commands/begin-upload';
import { finishUpload } from '@/lib/files/commands/finish-upload';
import { storePart } from '@/lib/files/commands/store-part';

const partBytes = 64 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;
type Part = { offset: number; sha256: string; bytes: Bytes };
export type FileToSend = {
  bytes: Bytes;
  parts: Part[];
  announced: Parameters<typeof beginUpload>[1];
};

/** A file as a client prepares it: cut, hashed and announced. */
export function fileToSend(bytes: Bytes, purpose: FileToSend['announced']['purpose'], name: string): FileToSend {
  const parts: Part[] = [];
  for (let offset = 0; offset < bytes.byteLength; offset += partBytes) {
    const part = bytes.subarray(offset, offset + partBytes);
    parts.push({ offset, sha256: createHash('sha256').update(part).digest('hex'), bytes: part });
  }
  const contentHash = createHash('sha256').update(Buffer.from(parts.map(({ sha256 }) => sha256).join(''), 'hex'));
  const announced = { purpose, name, bytes: bytes.byteLength, partBytes, contentHash: contentHash.digest('hex') };
  return { bytes, parts, announced };
}

/** What begins as a PDF begins; the rest is noise, so that no two are alike. */
export function pdf(length: number): FileToSend {
  const bytes = randomBytes(length);
  bytes.write('%PDF-1.7\n');
  return fileToSend(new Uint8Array(bytes), 'document', 'Trabalho do João.pdf');
}

/** Every pixel another colour: the worst that a camera could bring. */
export async function noisyPhoto(width: number, height: number): Promise<Bytes> {
  const image = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  return new Uint8Array(await image.jpeg({ quality: 95 }).toBuffer());
}

export function begunUpload(actor: Actor, { announced }: FileToSend) {
  return beginUpload(actor, announced);
}

/** All parts have arrived; nobody has joined them yet. */
export async function sentUpload(actor: Actor, file: FileToSend) {
  const upload = await begunUpload(actor, file);
  for (const { offset, sha256, bytes } of file.parts) {
    await storePart(actor, { id: upload.id, offset, sha256, file: bytes });
  }
  return upload;
}

export async function storedPicture(actor: Actor) {
  const { id } = await sentUpload(actor, fileToSend(await noisyPhoto(64, 48), 'picture', 'foto.jpg'));
  return finishUpload(actor, { id });
}
