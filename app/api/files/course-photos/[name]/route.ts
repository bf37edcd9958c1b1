import { fail } from '@/lib/platform/errors/failures';
import { fileReply } from '@/lib/platform/http/file-reply';
import { asFailure, problem } from '@/lib/platform/http/problem';
import { imageType } from '@/lib/platform/storage/images';

const photoName = /^[\w-]{43}\.webp$/;

/** Course photos are public, as the catalogue is. Their names are never used again, so one answer serves for ever. */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  try {
    if (!photoName.test(name)) fail('MODEL_NOT_FOUND');
    const photo = { key: `course-photos/${name}`, name, mediaType: imageType, isPublic: true };
    return await fileReply(photo, request);
  } catch (error) {
    return problem(asFailure(error), [], request.headers.get('x-request-id') ?? '');
  }
}
