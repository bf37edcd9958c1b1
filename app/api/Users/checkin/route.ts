import { destination, sessionCookies } from '@/lib/access/after-sign-in';
import { serve } from '@/lib/access/serve';
import { deviceIn } from '@/lib/access/shared-device-cookie';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { checkIn } from '@/lib/shared-devices/commands/check-in';
import { checkInOp } from '@/lib/shared-devices/contract';
import { CheckIn } from '@/lib/shared-devices/schemas';
import { refusedForm } from '../refused-form';

/** The native form of the PIN: on to the pupil's home, or back to the same face with why not. */
export const POST = serve(checkInOp, checkIn, {
  input: CheckIn,
  fromHeaders: (headers) => ({ device: deviceIn(headers) }),
  cookies: ({ session }) => sessionCookies(session),
  form: {
    done: ({ tipo }, { locale }) => destination(tipo, undefined, localeOf(locale)),
    refused: (failure, { locale, studentId }) =>
      refusedForm(localized(localeOf(locale), links.checkIn(String(studentId ?? ''))), failure),
  },
});
