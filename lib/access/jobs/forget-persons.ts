import { now } from '@/lib/platform/clock/clock';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { NoInput } from '@/lib/platform/shapes';
import { nobodysNow } from '../persons-kept';

const name = 'access.forget-persons';

/** Sign-ins and what was done keep for a year by whom. */
export const forgetPersons = defineJob({
  name,
  schema: NoInput,
  schedule: '15 3 * * *',
  handle: async (_, { db }) => {
    const nobodys = await nobodysNow({ db, job: name, now: now() });
    await db.$executeRaw`UPDATE login_events SET user_id = NULL WHERE ${nobodys}`;
    await db.$executeRaw`UPDATE activity_events SET user_id = NULL WHERE ${nobodys}`;
  },
});
