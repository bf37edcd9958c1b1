import { serve } from '@/lib/access/serve';
import { noticeExistsOp } from '@/lib/notices/contract';
import { noticeExists } from '@/lib/notices/queries/notices';

export const GET = serve(noticeExistsOp, noticeExists);
