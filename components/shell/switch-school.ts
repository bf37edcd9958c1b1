import { switchSchoolOp } from '@/lib/accounts/contract';
import { call } from '@/lib/platform/browser/call';

export async function switchSchool(schoolId: string): Promise<void> {
  await call(switchSchoolOp, { schoolId });
}
