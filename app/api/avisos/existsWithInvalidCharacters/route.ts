import { serve } from '@/lib/access/serve';
import { noticeExistsOp } from '@/lib/notices/contract';
import { noticeExists } from '@/lib/notices/queries/notices';
import { withInvalidCharacters } from '@/lib/platform/http/operation';

export const GET = serve(withInvalidCharacters(noticeExistsOp), noticeExists);
