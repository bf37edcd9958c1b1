import { defineJob } from '@/lib/platform/jobs/define-job';
import { log } from '@/lib/platform/log/log';
import { masterKeys } from '@/lib/platform/secrets/master-keys';
import { seal, unseal } from '@/lib/platform/secrets/sealed-text';
import { NoInput } from '@/lib/platform/shapes';

/** Brings the keys under AI_MASTER_KEY_OLD under AI_MASTER_KEY; a key that was replaced meanwhile is left alone. */
export const resealKeys = defineJob({
  name: 'school-ai.reseal-keys',
  schema: NoInput,
  schedule: '*/15 * * * *',
  handle: async (_, { db, signal }) => {
    const { current, old } = masterKeys();
    if (!current || !old) return;
    const rows = await db.schoolAiKey.findMany({
      where: { masterKeyId: old.id },
      select: { schoolId: true, ciphertext: true },
    });
    for (const { schoolId, ciphertext } of rows) {
      signal.throwIfAborted();
      const text = unseal(ciphertext, old, schoolId);
      if (text === null) {
        log().warn({ schoolId }, 'the AI key of a school cannot be read with AI_MASTER_KEY_OLD');
        continue;
      }
      await db.schoolAiKey.updateMany({
        where: { schoolId, ciphertext },
        data: { ciphertext: seal(text, current, schoolId), masterKeyId: current.id },
      });
    }
  },
});
