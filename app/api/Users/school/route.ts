import { serve } from '@/lib/access/serve';
import { switchSchool } from '@/lib/accounts/commands/switch-school';
import { switchSchoolOp } from '@/lib/accounts/contract';

export const POST = serve(switchSchoolOp, switchSchool);
