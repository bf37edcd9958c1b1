import { defineJob } from '@/lib/platform/jobs/define-job';
import { NoInput } from '@/lib/platform/shapes';
import { forgetClientErrors } from '../commands/forget-client-errors';

export const forgetClientErrorsJob = defineJob({
  name: 'upkeep.forget-client-errors',
  schema: NoInput,
  schedule: '40 3 * * *',
  handle: () => forgetClientErrors(null, {}),
});
