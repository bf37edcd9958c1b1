import { fail } from '@/lib/platform/errors/failures';
import { fileReply } from '@/lib/platform/http/file-reply';
import { asFailure, problem } from '@/lib/platform/http/problem';
import { imageType } from '@/lib/platform/storage/images';

const imageName = /^[\w-]{43}\.webp$/;

/** Pictures of lessons and topics are public, as their pages are. Their names are never used again, so one answer serves for ever. */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  try {
    if (!imageName.test(name)) fail('MODEL_NOT_FOUND');
    const image = { key: `content-images/${name}`, name, mediaType: imageType, isPublic: true };
    return await fileReply(image, request);
  } catch (error) {
    return problem(asFailure(error), [], request.headers.get('x-request-id') ?? '');
  }
}
