import { serve } from '@/lib/access/serve';
import { searchPassagesOp } from '@/lib/passages/contract';
import { passageSearch } from '@/lib/passages/queries/passage-search';

export const GET = serve(searchPassagesOp, passageSearch);
