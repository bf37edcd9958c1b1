import { serve } from '@/lib/access/serve';
import { classExistsOp } from '@/lib/classes/contract';
import { classExists } from '@/lib/classes/queries';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(classExistsOp), classExists);
