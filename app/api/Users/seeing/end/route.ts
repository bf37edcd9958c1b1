import { seeingHint } from '@/lib/access/hints';
import { serve } from '@/lib/access/serve';
import { setCookie } from '@/lib/access/session-cookie';
import { endSeeing } from '@/lib/accounts/commands/end-seeing';
import { endSeeingOp } from '@/lib/accounts/contract';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';

/** A native form, so that the way out works when nothing else does. */
export const POST = serve(endSeeingOp, endSeeing, {
  cookies: () => [setCookie(seeingHint, '', { maxAge: 0, readable: true })],
  form: {
    done: (_, { locale }) => localized(localeOf(locale), links.admSeeAs()),
    refused: (_, { locale }) => localized(localeOf(locale), links.login()),
  },
});
