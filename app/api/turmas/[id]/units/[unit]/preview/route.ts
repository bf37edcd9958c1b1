import { serve } from '@/lib/access/serve';
import { unitPreviewOp } from '@/lib/units/contract';
import { unitPreview } from '@/lib/units/queries/unit-preview';

export const GET = serve(unitPreviewOp, unitPreview);
