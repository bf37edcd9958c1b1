import { forgottenSession } from '@/lib/access/after-sign-in';
import { serve } from '@/lib/access/serve';
import { deviceCookies } from '@/lib/access/shared-device-cookie';
import { shareDevice } from '@/lib/shared-devices/commands/share-device';
import { shareDeviceOp } from '@/lib/shared-devices/contract';

export const POST = serve(shareDeviceOp, shareDevice, {
  cookies: ({ token, seconds }) => [...forgottenSession(), ...deviceCookies(token, seconds)],
});
