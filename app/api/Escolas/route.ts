import { serve } from '@/lib/access/serve';
import { createSchool } from '@/lib/schools/commands/create-school';
import { createSchoolOp, listSchoolsOp } from '@/lib/schools/contract';
import { schoolList } from '@/lib/schools/queries';

export const GET = serve(listSchoolsOp, schoolList);
export const PUT = serve(createSchoolOp, createSchool);
