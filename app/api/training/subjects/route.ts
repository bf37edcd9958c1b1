import { serve } from '@/lib/access/serve';
import { listSubjectsOp } from '@/lib/training/contract/try-out';
import { subjectSearch } from '@/lib/training/queries/subjects';

export const GET = serve(listSubjectsOp, subjectSearch);
