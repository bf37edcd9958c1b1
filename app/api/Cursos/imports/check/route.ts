import { serve } from '@/lib/access/serve';
import { checkImportOp } from '@/lib/course-transfer/contract';
import { importCheck } from '@/lib/course-transfer/queries/check-import';

export const POST = serve(checkImportOp, importCheck);
