import { callerOf } from '@/lib/access/request-actor';
import { accountFace } from '@/lib/accounts/queries';
import { photoFolder } from '@/lib/accounts/rules';
import { fail } from '@/lib/platform/errors/failures';
import { asFailure, problem } from '@/lib/platform/http/problem';
import { openFile } from '@/lib/platform/storage/storage';

const photoName = /^[\w-]{43}\.webp$/;

type Params = { params: Promise<{ account: string; name: string }> };

/** A face, for those who meet its owner. Its name is the content's hash, but a shared device must not keep it for long. */
export async function GET(request: Request, { params }: Params) {
  const { account, name } = await params;
  try {
    const { actor } = await callerOf(request.headers);
    if (!actor) fail('request.not-authenticated');
    if (!photoName.test(name)) fail('MODEL_NOT_FOUND');
    const { id } = await accountFace(actor, { id: account });
    const file = (await openFile(`${photoFolder(id)}/${name}`)) ?? fail('MODEL_NOT_FOUND');
    return new Response(file.stream, {
      headers: {
        'content-type': 'image/webp',
        'content-length': String(file.length),
        'cache-control': 'private, max-age=3600',
      },
    });
  } catch (error) {
    return problem(asFailure(error), [], request.headers.get('x-request-id') ?? '');
  }
}
