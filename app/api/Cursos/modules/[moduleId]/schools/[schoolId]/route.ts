import { serve } from '@/lib/access/serve';
import { authoriseModule } from '@/lib/courses/commands/authorise-module';
import { withdrawAuthorisation } from '@/lib/courses/commands/withdraw-authorisation';
import { authoriseModuleOp, withdrawAuthorisationOp } from '@/lib/courses/contract/modules';

export const PUT = serve(authoriseModuleOp, authoriseModule);
export const DELETE = serve(withdrawAuthorisationOp, withdrawAuthorisation);
