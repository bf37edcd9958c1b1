import * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { defineCommand } from '@/lib/access/define-command';
import { limitRate } from '@/lib/access/rate-limit';
import { within } from '@/lib/access/reach';
import { isAddressAllowed } from '@/lib/platform/ai/address';
import { tryKey } from '@/lib/platform/ai/try-key';
import type { Tx } from '@/lib/platform/db/client';
import { lockName } from '@/lib/platform/db/lock';
import { env } from '@/lib/platform/env/env';
import { masterKeys } from '@/lib/platform/secrets/master-keys';
import { seal } from '@/lib/platform/secrets/sealed-text';
import { markAiKey } from '@/lib/schools/parts/mark-ai-key';
import { abilities } from '../abilities';
import { fail, refuseUnless } from '../failures';
import { schoolAiChanges } from '../live';
import { typedReach } from '../queries/model-for';
import { schoolAiReach } from '../reach';
import { addressLengthMax, lastFourOf, modelLengthMax } from '../rules';

/** Each try asks a server that the school named: nobody searches a network with it. */
const tries = { max: 20, seconds: 600 };

const KeySaved = z.object({
  exists: z.boolean(),
  lastFour: z.string(),
  /** Whether the model's server knows the key; `unreachable`: nobody could be asked, and it is kept all the same. */
  tried: z.enum(['accepted', 'unreachable']),
});

/** It becomes a header: one word of visible characters. */
const Key = z.string().check(z.trim(), z.minLength(8), z.maxLength(400), z.regex(/^[!-~]*$/, 'ai-key-shape'));

/** The key comes in the body; the spec's form in the query is taken too (§7), and the body's goes before it. */
const KeyToSave = z.object({
  schoolId: z.uuid(),
  plainKey: z.optional(Key),
  keyOfQuery: z.optional(Key),
  /** Empty for the server that the product asks. */
  baseUrl: z._default(z.string().check(z.trim(), z.maxLength(addressLengthMax)), ''),
  /** Empty for the model that the product asks for. */
  model: z._default(z.string().check(z.trim(), z.maxLength(modelLengthMax)), ''),
  seesImages: z._default(z.boolean(), true),
});

/**
 * Kept at once, as the spec's call says (§7), and used once a contact stands (`modelFor`). Another address or model comes
 * with the key typed anew: a kept key is never sent to where it was not meant for.
 */
export const saveKey = defineCommand({
  name: 'school-ai.save-key',
  may: abilities['school-ai:keep-key'],
  input: KeyToSave,
  reply: KeySaved,
  prepare: async ({ db, actor, input }) => {
    const { schoolId, baseUrl } = input;
    await refuseOthers(db, actor, schoolId);
    const apiKey = input.plainKey ?? input.keyOfQuery ?? wrongKey('required');
    const master = masterKeys().current ?? fail('school-ai.no-master-key');
    const reach = baseUrl ? typedReach() : ('configured' as const);
    const fields = [{ path: 'baseUrl', code: 'ai-address' }];
    refuseUnless(!baseUrl || isAddressAllowed(baseUrl, reach), 'request.invalid', { fields });
    await limitRate({ name: 'school-ai.save-key:school', of: schoolId, ...tries });
    const tried = await tryKey({ baseUrl: baseUrl || env().AI_BASE_URL, apiKey, reach });
    if (tried === 'refused') wrongKey('ai-key-refused');
    const kept = { ciphertext: seal(apiKey, master, schoolId), masterKeyId: master.id, lastFour: lastFourOf(apiKey) };
    return { kept, tried };
  },
  changes: schoolAiChanges,
  target: async ({ tx, actor, input: { schoolId } }) => {
    await lockName(tx, `school-ai ${schoolId}`);
    await refuseOthers(tx, actor, schoolId);
    return { id: schoolId };
  },
  run: async ({ tx, actor, input: { schoolId, baseUrl, model, seesImages }, prepared: { kept, tried } }) => {
    const row = { ...kept, baseUrl: baseUrl || null, model: model || null, seesImages };
    await tx.schoolAiKey.upsert({ where: { schoolId }, create: { schoolId, ...row }, update: row });
    await markAiKey(tx, actor, { schoolId, hasAiKey: true });
    return { exists: true, lastFour: kept.lastFour, tried };
  },
});

async function refuseOthers(db: Pick<Tx, 'school'>, actor: Actor, schoolId: string): Promise<void> {
  const where = within(schoolAiReach, actor, { id: schoolId });
  if ((await db.school.count({ where })) === 0) fail('MODEL_NOT_FOUND');
}

function wrongKey(code: 'required' | 'ai-key-refused'): never {
  const failure = code === 'required' ? 'request.invalid' : 'school-ai.key-refused';
  return fail(failure, { fields: [{ path: 'plainKey', code }] });
}
