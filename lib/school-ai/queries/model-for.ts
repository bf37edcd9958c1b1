import { defineCatalogue } from '@/lib/access/define-catalogue';
import type { Upstream } from '@/lib/platform/ai/request';
import { remembered } from '@/lib/platform/cache/remembered';
import { env } from '@/lib/platform/env/env';
import { log } from '@/lib/platform/log/log';
import { masterKeys } from '@/lib/platform/secrets/master-keys';
import { unseal } from '@/lib/platform/secrets/sealed-text';
import { hasContact } from '../rules';
import { settingsOf, settingsShown } from './settings';

export type AnsweringModel = Upstream & { model: string; seesImages: boolean; source: 'school' | 'product' };

const terms = defineCatalogue({
  name: 'school-ai.terms',
  run: async ({ db }, schoolId: string) => {
    const row = await db.schoolAiSettings.findUnique({ where: { schoolId }, select: settingsShown });
    const { contactName, contactEmail, speechForStudents } = settingsOf(schoolId, row);
    return { contactName, contactEmail, speechForStudents };
  },
});

const ofSchool = defineCatalogue({
  name: 'school-ai.model-of-school',
  run: async ({ db }, schoolId: string) => {
    const [row, contact] = await Promise.all([db.schoolAiKey.findUnique({ where: { schoolId } }), terms(schoolId)]);
    // A key waits until somebody hears of what is grave.
    if (!row || !hasContact(contact)) return null;
    const apiKey = opened(row.schoolId, row.ciphertext);
    if (!apiKey) return null;
    const { AI_BASE_URL, AI_MODEL } = env();
    return {
      baseUrl: row.baseUrl ?? AI_BASE_URL,
      apiKey,
      reach: row.baseUrl ? typedReach() : ('configured' as const),
      model: row.model ?? AI_MODEL,
      seesImages: row.seesImages,
      source: 'school' as const,
    };
  },
});

/** Which model answers people of a school: its own, else the product's; null: the built-in guide does. */
export async function modelFor(schoolId: string | null): Promise<AnsweringModel | null> {
  const own = schoolId && (await remembered('school-ai', `model ${schoolId}`, () => ofSchool(schoolId)));
  return own || productModel();
}

/** Whom a school named for what is grave, and whether its pupils may speak to the assistant. */
export async function schoolAiTerms(schoolId: string) {
  return remembered('school-ai', `terms ${schoolId}`, () => terms(schoolId));
}

function productModel(): AnsweringModel | null {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model, AI_SEES_IMAGES: seesImages } = env();
  return apiKey ? { baseUrl, apiKey, reach: 'configured', model, seesImages, source: 'product' } : null;
}

/** Where an address that a school typed may lead. */
export function typedReach() {
  return env().AI_PRIVATE_ADDRESSES ? ('private' as const) : ('public' as const);
}

/** A key that cannot be read is as none (§8): pupils are answered all the same, and the log says why not by theirs. */
function opened(schoolId: string, ciphertext: string): string | null {
  const { current, old } = masterKeys();
  for (const key of [current, old]) {
    const text = key && unseal(ciphertext, key, schoolId);
    if (text) return text;
  }
  log().warn({ schoolId }, 'the AI key of a school cannot be read with AI_MASTER_KEY');
  return null;
}
