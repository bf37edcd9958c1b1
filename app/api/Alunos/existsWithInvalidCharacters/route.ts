import { serve } from '@/lib/access/serve';
import { withInvalidCharacters } from '@/lib/platform/http/operation';
import { studentExistsOp } from '@/lib/registrations/contract';
import { studentExists } from '@/lib/registrations/queries/students';

export const GET = serve(withInvalidCharacters(studentExistsOp), studentExists);
