import { forgottenSession } from '@/lib/access/after-sign-in';
import { serve } from '@/lib/access/serve';
import { deviceCookie } from '@/lib/access/shared-device-cookie';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { shareDevice } from '@/lib/shared-devices/commands/share-device';
import { shareDeviceOp } from '@/lib/shared-devices/contract';

/** The native form ends at the screen that the device shows from now on. */
export const POST = serve(shareDeviceOp, shareDevice, {
  cookies: ({ token, seconds }) => [...forgottenSession(), deviceCookie(token, seconds)],
  form: {
    done: (_, { locale }) => localized(localeOf(locale), links.checkIn()),
    refused: (_, { locale }) => localized(localeOf(locale), links.run()),
  },
});
