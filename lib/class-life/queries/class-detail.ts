import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { abilities } from '@/lib/classes/abilities';
import { ClassCard, classCard, toClassCard } from '@/lib/classes/queries';
import { classReach } from '@/lib/classes/reach';
import { moduleStatuses } from '@/lib/courses/rules';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { RowRef } from '@/lib/platform/shapes';
import { refusalOf } from '../rules/guards';
import { type ClassAction, classActions } from '../rules/machine';
import { classFacts } from './class-facts';

const neighbour = { select: { id: true, name: true } };

const whole = {
  ...classCard,
  schoolId: true,
  courseId: true,
  mmCode: true,
  endedAt: true,
  revision: true,
  providerToken: true,
  evolvedFrom: neighbour,
  evolvedInto: neighbour,
  module: { select: { name: true, status: true, expectedOn: true } },
} satisfies Prisma.SchoolClassSelect;

const Neighbour = z.nullable(z.object({ id: z.string(), name: z.string() }));

/** A class as its page shows it. Its token at the provider is no part of it: that there is one is all that leaves. */
const ClassDetail = z.object({
  ...ClassCard.shape,
  schoolId: z.string(),
  mmCode: z.boolean(),
  startedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  isLinked: z.boolean(),
  moduleStatus: z.enum(moduleStatuses),
  expectedOn: z.nullable(z.string()),
  evolvedFrom: Neighbour,
  evolvedInto: Neighbour,
  /** Why each action would be refused now; nothing where it would not. */
  refusals: z.record(z.enum(classActions), z.nullable(z.string())),
  revision: z.int(),
});

export const classDetail = defineQuery({
  name: 'class-life.class',
  may: abilities['class:read'],
  input: RowRef,
  reply: ClassDetail,
  run: async ({ db, actor, input: { id } }) => {
    const found = await db.schoolClass.findFirst({ where: within(classReach, actor, { id }), select: whole });
    if (!found) return null;
    const { providerToken, endedAt, courseId: _, ...row } = found;
    const card = toClassCard(row);
    const facts = await classFacts(db, found);
    const refusals = classActions.map((action) => [action, refusalOf(action, card.state, facts) ?? null] as const);
    return {
      ...card,
      schoolId: row.schoolId,
      mmCode: row.mmCode,
      startedAt: row.startedAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
      isLinked: providerToken !== null,
      moduleStatus: row.module.status,
      expectedOn: row.module.expectedOn?.toISOString().slice(0, 10) ?? null,
      evolvedFrom: row.evolvedFrom,
      evolvedInto: row.evolvedInto,
      refusals: Object.fromEntries(refusals) as Record<ClassAction, string | null>,
      revision: row.revision,
    };
  },
});
