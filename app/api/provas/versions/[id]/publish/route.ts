import { serve } from '@/lib/access/serve';
import { publishVersion } from '@/lib/question-bank/commands/publish-version';
import { publishTestVersionOp } from '@/lib/question-bank/contract';

export const POST = serve(publishTestVersionOp, publishVersion);
