import { fail } from '@/lib/platform/errors/failures';
import { asFailure, problem } from '@/lib/platform/http/problem';
import { openFile } from '@/lib/platform/storage/storage';

const photoName = /^[\w-]{43}\.webp$/;

/** Course photos are public, as the catalogue is. The name is the content's hash, so it never changes. */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  try {
    const file = photoName.test(name) ? await openFile(`course-photos/${name}`) : undefined;
    if (!file) fail('MODEL_NOT_FOUND');
    return new Response(file.stream, {
      headers: {
        'content-type': 'image/webp',
        'content-length': String(file.length),
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
  } catch (error) {
    return problem(asFailure(error), [], request.headers.get('x-request-id') ?? '');
  }
}
