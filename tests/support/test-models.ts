import { randomUUID } from 'node:crypto';
import { createModel } from '@/lib/question-bank/commands/create-model';
import { publishVersion } from '@/lib/question-bank/commands/publish-version';
import { saveDraft } from '@/lib/question-bank/commands/save-draft';
import { sampleQuestions } from '@/lib/question-bank/rules/sample-questions';
import type { Question } from '@/lib/question-bank/schemas/questions';
import { courseContent } from './course-content';
import { signedIn } from './world';

type Wanted = {
  /** Of a course of its own where none is named. */
  moduleId?: string;
  number?: number;
  questions?: readonly Question[];
  limitMinutes?: number | null;
};

const oneOfEach: readonly Question[] = Object.values(sampleQuestions);

/** A model of a test whose first version is a draft with one question of each kind, by the commands of the product. */
export async function draftedModel({ moduleId, number = 1, questions = oneOfEach, limitMinutes = null }: Wanted = {}) {
  const { actor } = await signedIn('admin');
  const ofModule = moduleId ?? (await courseContent()).module.id;
  const name = `Modelo ${randomUUID().slice(0, 8)}`;
  const model = await createModel(actor, { moduleId: ofModule, number, name });
  const [{ id }] = model.versions as [(typeof model.versions)[number]];
  const version = await saveDraft(actor, { id, revision: 1, limitMinutes, practice: null, questions: [...questions] });
  return { actor, model, version };
}

/** The same, published: what a class may be given. */
export async function publishedModel(wanted: Wanted = {}) {
  const { actor, model, version } = await draftedModel(wanted);
  return { actor, model, version: await publishVersion(actor, { id: version.id, revision: version.revision }) };
}
