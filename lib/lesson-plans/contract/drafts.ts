import { operation } from '@/lib/platform/http/operation';
import type { discardDraft } from '../commands/discard-draft';
import type { publishPlan } from '../commands/publish-plan';
import type { saveDraft } from '../commands/save-draft';
import type { planForEditing } from '../queries/drafts';
import type { drawnText } from '../queries/drawn-text';

const params = { lessonId: 'lessonId' };
/** Five sections of many letters. */
const bodyBytesMax = 512 * 1024;

export const readDraftOp = operation<typeof planForEditing>({
  method: 'GET',
  path: '/Aulas/{lessonId}/draft',
  summary: 'The plan that an editor of the lesson opens: the draft, else what is published',
  params,
});

export const saveDraftOp = operation<typeof saveDraft>({
  method: 'POST',
  path: '/Aulas/{lessonId}/draft',
  summary: 'Save the draft of a plan; what is published stays as it is',
  params,
  bodyBytesMax,
});

export const discardDraftOp = operation<typeof discardDraft>({
  method: 'DELETE',
  path: '/Aulas/{lessonId}/draft',
  summary: 'Discard the draft of a plan',
  params,
});

export const publishPlanOp = operation<typeof publishPlan>({
  method: 'POST',
  path: '/Aulas/{lessonId}/publish',
  summary: 'Publish the draft of a plan in the place of what is published',
  params,
});

export const drawTextOp = operation<typeof drawnText>({
  method: 'POST',
  path: '/Aulas/preview',
  summary: 'A text in Markdown as pages show it',
  bodyBytesMax,
  repeatable: true,
});
