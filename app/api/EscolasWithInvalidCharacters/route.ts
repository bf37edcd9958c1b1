import { serve } from '@/lib/access/serve';
import { deleteSchool } from '@/lib/classes/commands/delete-school';
import { deleteSchoolOp } from '@/lib/classes/contract/schools';
import { withInvalidCharacters } from '@/lib/platform/http/operation';
import { updateSchool } from '@/lib/schools/commands/update-school';
import { schoolByIdOp, updateSchoolOp } from '@/lib/schools/contract';
import { schoolById } from '@/lib/schools/queries';

export const GET = serve(withInvalidCharacters(schoolByIdOp), schoolById);
export const POST = serve(withInvalidCharacters(updateSchoolOp), updateSchool);
export const DELETE = serve(withInvalidCharacters(deleteSchoolOp), deleteSchool);
