import sharp from 'sharp';

/** A picture as a form sends it. */
export async function png(): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff7900' } });
  return new Uint8Array(await image.png().toBuffer());
}
