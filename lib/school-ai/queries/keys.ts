import * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { Exists } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { schoolAiReach } from '../reach';
import { SchoolAiRef } from '../schemas';

const reached = (actor: Actor, schoolId: string) => within(schoolAiReach, actor, { id: schoolId });

export const keyExists = defineQuery({
  name: 'school-ai.key-exists',
  may: abilities['school-ai:read'],
  input: SchoolAiRef,
  reply: Exists,
  run: async ({ db, actor, input: { schoolId } }) => {
    const school = await db.school.findFirst({
      where: reached(actor, schoolId),
      select: { aiKey: { select: { schoolId: true } } },
    });
    return school && { exists: school.aiKey !== null };
  },
});

export const encryptedKey = defineQuery({
  name: 'school-ai.encrypted-key',
  may: abilities['school-ai:read'],
  input: SchoolAiRef,
  reply: z.object({ ciphertext: z.string(), masterKeyId: z.string() }),
  run: async ({ db, actor, input: { schoolId } }) => {
    const school = await db.school.findFirst({
      where: reached(actor, schoolId),
      select: { aiKey: { select: { ciphertext: true, masterKeyId: true } } },
    });
    return school?.aiKey ?? null;
  },
});
