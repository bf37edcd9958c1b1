import { serve } from '@/lib/access/serve';
import { endSeeing } from '@/lib/accounts/commands/end-seeing';
import { endSeeingOp } from '@/lib/accounts/contract';
import { localeOf } from '@/lib/platform/i18n/locales';
import { links, localized } from '@/lib/platform/links';

/** A native form, so that the way out works when nothing else does. */
export const POST = serve(endSeeingOp, endSeeing, {
  form: {
    done: (_, { locale }) => localized(localeOf(locale), links.admSeeAs()),
    refused: (_, { locale }) => localized(localeOf(locale), links.login()),
  },
});
