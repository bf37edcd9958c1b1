import { serve } from '@/lib/access/serve';
import { discardDraft } from '@/lib/lesson-plans/commands/discard-draft';
import { saveDraft } from '@/lib/lesson-plans/commands/save-draft';
import { discardDraftOp, readDraftOp, saveDraftOp } from '@/lib/lesson-plans/contract/drafts';
import { planForEditing } from '@/lib/lesson-plans/queries/drafts';

export const GET = serve(readDraftOp, planForEditing);
export const POST = serve(saveDraftOp, saveDraft);
export const DELETE = serve(discardDraftOp, discardDraft);
