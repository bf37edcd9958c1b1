import { fail } from '@/lib/platform/errors/failures';
import { asFailure, problem } from '@/lib/platform/http/problem';
import { imageType } from '@/lib/platform/storage/images';
import { isSmallSize, smallPicture } from '@/lib/platform/storage/small-pictures';

const photoName = /^[\w-]{43}\.webp$/;

/** A course photo made smaller, public as the catalogue is. What it is made of never changes, so it does not either. */
export async function GET(request: Request, { params }: { params: Promise<{ name: string; size: string }> }) {
  const { name, size } = await params;
  try {
    if (!(photoName.test(name) && isSmallSize(size))) fail('MODEL_NOT_FOUND');
    const etag = `"${name}-${size}"`;
    const headers = {
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': imageType,
      'x-content-type-options': 'nosniff',
    };
    if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
    const picture = (await smallPicture(`course-photos/${name}`, size)) ?? fail('MODEL_NOT_FOUND');
    return new Response(new Uint8Array(picture), { headers });
  } catch (error) {
    return problem(asFailure(error), [], request.headers.get('x-request-id') ?? '');
  }
}
