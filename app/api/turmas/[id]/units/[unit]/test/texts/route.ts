import { serve } from '@/lib/access/serve';
import { gradeShortTexts } from '@/lib/online-tests/commands/grade-short-texts';
import { gradeShortTextsOp, readShortTextsOp } from '@/lib/online-tests/contract';
import { shortTexts } from '@/lib/online-tests/queries/short-texts';

export const GET = serve(readShortTextsOp, shortTexts);
export const POST = serve(gradeShortTextsOp, gradeShortTexts);
