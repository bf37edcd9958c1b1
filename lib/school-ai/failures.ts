import { failuresOf } from '@/lib/platform/errors/failures';

export const failures = {
  'assistant.school-budget': 429,
  'school-ai.key-refused': 422,
  'school-ai.no-master-key': 503,
} as const;

const own = failuresOf(failures);

export const fail: typeof own.fail = own.fail;
export const refuseUnless: typeof own.refuseUnless = own.refuseUnless;
