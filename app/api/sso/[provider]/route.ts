import { setCookie } from '@/lib/access/session-cookie';
import { deviceIn } from '@/lib/access/shared-device-cookie';
import { seal, sealedName, sealedSeconds } from '@/lib/access/sso/sealed-cookie';
import { asFailure } from '@/lib/platform/http/problem';
import { localeOf } from '@/lib/platform/i18n/locales';
import { ownPath } from '@/lib/platform/links';
import { beginAuthorization } from '@/lib/platform/oidc/authorization';
import { type Context, faceOf, goTo, markOf, providerOf, redirectUri, refusedAt } from './way-back';

/**
 * The button on the sign-in screens. A link, not a form: the policy of our pages lets no form end at another site. It
 * writes nothing but this browser's cookie, so that anyone may open it as often as they like.
 */
export async function GET(request: Request, context: Context): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [face, locale, from] = [faceOf(query.get('face')), localeOf(query.get('locale')), ownPath(query.get('from'))];
  const sharedDevice = query.has('shared') || deviceIn(request.headers) !== undefined;
  try {
    const provider = await providerOf(context);
    const { address, attempt } = await beginAuthorization(provider, {
      redirectUri: redirectUri(request, provider),
      mark: markOf(face, locale),
      askAgain: sharedDevice || query.has('again'),
    });
    const name = sealedName('sso_state');
    const sealed = await seal(name, { provider: provider.id, ...attempt, face, sharedDevice, ...(from && { from }) });
    return goTo(address, [setCookie(name, sealed, { maxAge: sealedSeconds })]);
  } catch (error) {
    const { provider } = await context.params;
    return goTo(refusedAt(asFailure(error), { face, locale, provider, from }), []);
  }
}
