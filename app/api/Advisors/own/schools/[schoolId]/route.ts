import { serve } from '@/lib/access/serve';
import { linkSchool } from '@/lib/advisors/commands/link-school';
import { unlinkSchool } from '@/lib/advisors/commands/unlink-school';
import { linkSchoolOp, unlinkSchoolOp } from '@/lib/advisors/contract';

export const PUT = serve(linkSchoolOp, linkSchool);
export const DELETE = serve(unlinkSchoolOp, unlinkSchool);
