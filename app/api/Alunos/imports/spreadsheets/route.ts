import { serve } from '@/lib/access/serve';
import { readSpreadsheetOp } from '@/lib/imports/contract';
import { spreadsheet } from '@/lib/imports/queries/spreadsheet';

export const POST = serve(readSpreadsheetOp, spreadsheet);
