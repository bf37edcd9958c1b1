import { serve } from '@/lib/access/serve';
import { facilitatorExists } from '@/lib/facilitators/queries';
import { withInvalidCharacters } from '@/lib/platform/http/operation';
import { facilitatorExistsOp } from '@/lib/registrations/contract/facilitators';

export const GET = serve(withInvalidCharacters(facilitatorExistsOp), facilitatorExists);
