import sharp from 'sharp';

type Upload = { name: string; mimeType: string; buffer: Buffer };

/** A real picture, wider than the product's own cut. */
export async function png(name = 'curso.png'): Promise<Upload> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#ff7900', noise } });
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

/** Calls itself a picture and is none. */
export function falsePng(): Upload {
  return { name: 'falsa.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') };
}

export function gif(): Upload {
  return { name: 'animada.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
}

export function hugePng(): Upload {
  return { name: 'enorme.png', mimeType: 'image/png', buffer: Buffer.alloc(8 * 1024 * 1024 + 1) };
}

export async function smallPng(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 36, channels: 3, background: '#ff7900' } })
    .png()
    .toBuffer();
}
