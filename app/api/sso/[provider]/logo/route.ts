import { asFailure, problem } from '@/lib/platform/http/problem';
import { logoOf } from '@/lib/platform/oidc/logo';
import { type Context, providerOf } from '../way-back';

/** The provider's picture, as this server fetched it. */
export async function GET(request: Request, context: Context): Promise<Response> {
  try {
    const { type, bytes } = await logoOf(await providerOf(context));
    return new Response(bytes, { headers: { 'content-type': type, 'cache-control': 'public, max-age=86400' } });
  } catch (error) {
    return problem(asFailure(error), [], request.headers.get('x-request-id') ?? '');
  }
}
