import { serve } from '@/lib/access/serve';
import { courseExistsOp } from '@/lib/courses/contract';
import { courseExists } from '@/lib/courses/queries';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(courseExistsOp), courseExists);
