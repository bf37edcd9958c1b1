import { now } from '@/lib/platform/clock/clock';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { NoInput } from '@/lib/platform/shapes';

const monthMs = 30 * 24 * 3600 * 1000;

/** Devices that take nobody in any more, a month after their last day. */
export const forgetSharedDevices = defineJob({
  name: 'shared-devices.forget-shared-devices',
  schema: NoInput,
  schedule: '40 3 * * *',
  handle: (_, { db }) =>
    db.sharedDevice.deleteMany({ where: { expiresAt: { lt: new Date(now().getTime() - monthMs) } } }),
});
