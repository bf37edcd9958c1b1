import sharp from 'sharp';

export type PictureFacts = { format: string; width: number; height: number };

/** What a picture is by its bytes, read from its head alone; nothing where it is none. */
export async function pictureFacts(bytes: Uint8Array): Promise<PictureFacts | null> {
  try {
    const { format, width, height } = await sharp(bytes).metadata();
    return { format, width, height };
  } catch {
    return null;
  }
}
