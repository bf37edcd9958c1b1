import { type Constraints, failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'teams.class-not-running': 409,
  'teams.confirmed': 409,
  'teams.not-confirmed': 409,
  'teams.evaluation-begun': 409,
  // §8: teams are not confirmed.
  'teams.unplaced': 409,
  'teams.none': 409,
  'teams.placed-twice': 422,
} as const;

export const constraints: Constraints<typeof failures> = {
  team_members_pkey: 'teams.placed-twice',
};

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
