import { serve } from '@/lib/access/serve';
import { readVersionPreviewOp } from '@/lib/online-tests/contract';
import { versionPreview } from '@/lib/online-tests/queries/version-preview';

export const GET = serve(readVersionPreviewOp, versionPreview);
