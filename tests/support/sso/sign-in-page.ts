import { text } from 'node:stream/consumers';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';

/** The provider's own screen: any name signs in, "Cancel" says no. */
export function signInPage(provider: Provider) {
  return async (context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    if (!context.path.startsWith('/interaction/')) return next();
    const { req, res } = context;
    if (req.method === 'GET') {
      Object.assign(context, { status: 200, type: 'html', body: page });
      return;
    }
    context.respond = false;
    const form = new URLSearchParams(await text(req));
    const name = form.get('name') ?? '';
    const result = form.has('cancel')
      ? { error: 'access_denied', error_description: 'The person said no' }
      : { login: { accountId: name } };
    return provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
  };
}

const page = `<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,">
<form method="post"><label>Name <input name="name"></label><button>Continue</button>
<button name="cancel" value="1">Cancel</button></form></html>`;
