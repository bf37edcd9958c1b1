import { CourseDetail } from '@/lib/courses/schemas';
import { CourseToCopy } from '@/lib/courses/schemas/modules';
import { operation } from '@/lib/platform/http/operation';
import { DraftDiscarded, Drawn, PlanDetail, PlanDraft, PlanRef, TextToDraw } from '../schemas/drafts';

const params = { lessonId: 'lessonId' };
/** Five sections of many letters. */
const bodyBytesMax = 512 * 1024;

export const readDraftOp = operation({
  method: 'GET',
  path: '/Aulas/{lessonId}/draft',
  summary: 'The plan that an editor of the lesson opens: the draft, else what is published',
  input: PlanRef,
  reply: PlanDetail,
  params,
});

export const saveDraftOp = operation({
  method: 'POST',
  path: '/Aulas/{lessonId}/draft',
  summary: 'Save the draft of a plan; what is published stays as it is',
  input: PlanDraft,
  reply: PlanDetail,
  params,
  bodyBytesMax,
});

export const discardDraftOp = operation({
  method: 'DELETE',
  path: '/Aulas/{lessonId}/draft',
  summary: 'Discard the draft of a plan',
  input: PlanRef,
  reply: DraftDiscarded,
  params,
});

export const publishPlanOp = operation({
  method: 'POST',
  path: '/Aulas/{lessonId}/publish',
  summary: 'Publish the draft of a plan in the place of what is published',
  input: PlanRef,
  reply: PlanDetail,
  params,
});

export const drawTextOp = operation({
  method: 'POST',
  path: '/Aulas/preview',
  summary: 'A text in Markdown as pages show it',
  input: TextToDraw,
  reply: Drawn,
  bodyBytesMax,
  repeatable: true,
});

export const copyCourseOp = operation({
  method: 'POST',
  path: '/Cursos/copies',
  summary: 'A course with all its modules, lessons and plans once more, as another version',
  input: CourseToCopy,
  reply: CourseDetail,
  names: { code: 'codigo', name: 'nome' },
});
