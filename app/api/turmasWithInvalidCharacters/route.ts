import { serve } from '@/lib/access/serve';
import { deleteClass } from '@/lib/class-life/commands/delete-class';
import { updateClass } from '@/lib/class-life/commands/update-class';
import { deleteClassOp, readClassOp, updateClassOp } from '@/lib/class-life/contract';
import { classDetail } from '@/lib/class-life/queries/class-detail';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(readClassOp), classDetail);
export const POST = serve(withInvalidCharacters(updateClassOp), updateClass);
export const DELETE = serve(withInvalidCharacters(deleteClassOp), deleteClass);
