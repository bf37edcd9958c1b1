import { serve } from '@/lib/access/serve';
import { endSharedDevices } from '@/lib/shared-devices/commands/end-shared-devices';
import { endSharedDevicesOp } from '@/lib/shared-devices/contract';

export const POST = serve(endSharedDevicesOp, endSharedDevices);
