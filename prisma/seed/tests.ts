import type { Actor } from '@/lib/access/actor';
import { db } from '@/lib/platform/db/client';
import { beginDraft } from '@/lib/question-bank/commands/begin-draft';
import { createModel } from '@/lib/question-bank/commands/create-model';
import { publishVersion } from '@/lib/question-bank/commands/publish-version';
import { saveDraft } from '@/lib/question-bank/commands/save-draft';
import { testFile } from './test-file';

/** The same in every demo, so that an address of one can be written down. */
export const demoTestDraftId = '0199dddd-0000-7000-8000-000000000021';

const moduleCode = 'MA1';
const practice = 'Mostre o seu programa funcionando e explique uma decisão que você tomou nele.';

/** The question bank as an administrator wrote it: a model for each test of the demo's module, and a draft of one. */
export async function seedTests(admin: Actor): Promise<void> {
  const { id: moduleId } = await db().courseModule.findFirstOrThrow({
    where: { code: moduleCode },
    select: { id: true },
  });
  for (const number of [1, 2, 3]) {
    const model = await createModel(admin, { moduleId, number, name: `Prova ${number}, modelo A` });
    const [{ id }] = model.versions as [(typeof model.versions)[number]];
    const questions = testFile(moduleCode, number);
    const draft = await saveDraft(admin, { id, revision: 1, limitMinutes: null, practice, questions });
    await publishVersion(admin, { id, revision: draft.revision });
    if (number === 1) await beginKnownDraft(admin, model.id);
  }
}

async function beginKnownDraft(admin: Actor, modelId: string): Promise<void> {
  const { id } = await beginDraft(admin, { id: modelId });
  await db().testVersion.update({ where: { id }, data: { id: demoTestDraftId }, select: { id: true } });
}
