import { serve } from '@/lib/access/serve';
import { readTestPreviewOp } from '@/lib/online-tests/contract';
import { testPreview } from '@/lib/online-tests/queries/preview';

export const GET = serve(readTestPreviewOp, testPreview);
