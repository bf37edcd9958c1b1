import { db } from '@/lib/platform/db/client';
import { masterKeys } from '@/lib/platform/secrets/master-keys';
import { type MasterKey, seal } from '@/lib/platform/secrets/sealed-text';
import { lastFourOf } from '@/lib/school-ai/rules';

export const testKey = 'sk-proj-of-a-school-for-tests-9876';

/** The contact without which no key is used; its row as it is now. */
export async function withContact(schoolId: string, more: { dailyAnswersMax?: number; contactEmail?: string } = {}) {
  const row = { contactName: 'Ana Direção', contactEmail: 'ana@escola.example', dailyAnswersMax: 100, ...more };
  return db().schoolAiSettings.upsert({ where: { schoolId }, create: { schoolId, ...row }, update: row });
}

/** A key that is kept already, under the master key of the tests or another. */
export async function withKey(
  schoolId: string,
  {
    key = testKey,
    master = masterKeys().current,
    ...more
  }: { key?: string; master?: MasterKey | null; baseUrl?: string } = {},
) {
  if (!master) throw new Error('tests/support/environment.ts sets no AI_MASTER_KEY');
  await withContact(schoolId);
  const row = {
    ciphertext: seal(key, master, schoolId),
    masterKeyId: master.id,
    lastFour: lastFourOf(key),
    ...more,
  };
  await db().school.update({ where: { id: schoolId }, data: { hasAiKey: true } });
  return db().schoolAiKey.upsert({ where: { schoolId }, create: { schoolId, ...row }, update: row });
}
