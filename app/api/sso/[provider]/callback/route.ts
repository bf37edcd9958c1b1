import { destination, pendingLinkCookie, sessionCookies } from '@/lib/access/after-sign-in';
import { readCookie, setCookie } from '@/lib/access/session-cookie';
import { sealedName, unseal } from '@/lib/access/sso/sealed-cookie';
import { signInThroughProvider } from '@/lib/accounts/commands/sign-in-through-provider';
import { AttemptCookie } from '@/lib/accounts/schemas';
import { links } from '@/lib/links';
import { asFailure } from '@/lib/platform/http/problem';
import { localized } from '@/lib/platform/links';
import { type Context, fromMark, goTo, providerOf, redirectUri, refusedAt } from '../way-back';

/** Where the provider sends the browser back to. The state cookie is spent, however it ends. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { face, locale } = fromMark(searchParams.get('state'));
  const name = sealedName('sso_state');
  const cookie = readCookie(request.headers.get('cookie'), name);
  const spent = setCookie(name, '', { maxAge: 0 });
  try {
    const provider = await providerOf(context);
    const result = await signInThroughProvider(null, {
      provider: provider.id,
      callback: searchParams.toString(),
      attempt: cookie,
      redirectUri: redirectUri(request, provider),
    });
    if (result.linked) return goTo(destination(result.tipo, result.from, locale), sessionCookies(result.session));
    const linking = links.linkAccount(face, provider.id, result.from);
    return goTo(localized(locale, linking), [spent, pendingLinkCookie(result.pendingLink)]);
  } catch (error) {
    const { provider } = await context.params;
    const from = (await unseal(name, AttemptCookie, cookie))?.from;
    return goTo(refusedAt(asFailure(error), { face, locale, provider, from }), [spent]);
  }
}
