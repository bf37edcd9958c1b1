import { failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'project.no-teams': 409,
  'project.not-in-team': 409,
  'project.closed': 409,
} as const;

const own = failuresOf(failures);

export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
