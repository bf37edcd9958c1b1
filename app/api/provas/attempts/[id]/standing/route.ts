import { serve } from '@/lib/access/serve';
import { hearDevice } from '@/lib/online-tests/commands/hear-device';
import { hearDeviceOp } from '@/lib/online-tests/contract';
import { DeviceNewsDoor } from '@/lib/online-tests/schemas/doors';
import { withAttemptKey } from '../with-attempt-key';

export const POST = serve(hearDeviceOp, hearDevice, withAttemptKey(DeviceNewsDoor));
