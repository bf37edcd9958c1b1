import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { Unit } from '@/lib/points/schemas';
import { abilities as studentAbilities } from '@/lib/students/abilities';
import { studentReach } from '@/lib/students/reach';
import { abilities } from '../abilities';
import type { Certificate } from '../rules/certificate';

const onPaper = {
  id: true,
  number: true,
  createdAt: true,
  journey: {
    select: {
      school: { select: { name: true } },
      student: { select: { account: { select: { name: true } } } },
    },
  },
  class: {
    select: {
      name: true,
      course: { select: { name: true } },
      module: { select: { name: true } },
      pinnedModule: { select: { mmCode: true } },
      facilitators: {
        orderBy: { createdAt: 'asc' },
        select: { facilitator: { select: { account: { select: { name: true } } } } },
      },
    },
  },
} satisfies Prisma.HonorSelect;

type Row = Prisma.HonorGetPayload<{ select: typeof onPaper }>;

function toCertificate({ id, number, createdAt, journey, class: of }: Row): Certificate {
  return {
    id,
    unit: number,
    at: createdAt.toISOString(),
    name: journey.student?.account.name ?? '',
    schoolName: journey.school.name,
    className: of.name,
    courseName: of.course.name,
    moduleName: of.module.name,
    isForgiving: of.pinnedModule?.mmCode ?? false,
    facilitators: of.facilitators.map(({ facilitator }) => facilitator.account.name),
  };
}

/** A pupil's own, the newest first; with an honor named that one alone, and none where it is somebody else's. */
export const ownCertificates = defineQuery({
  name: 'units.own-certificates',
  may: studentAbilities['student:read-progress'],
  input: z.object({ honorId: z.optional(z.uuid()) }),
  run: async ({ db, actor, input: { honorId } }) => {
    const found = await db.honor.findMany({
      where: {
        kind: 'certificate',
        ...(honorId && { id: honorId }),
        journey: { student: within(studentReach, actor, { id: actor.id }) },
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      select: onPaper,
    });
    return honorId && found.length === 0 ? null : found.map(toCertificate);
  },
});

/** Those that a unit's closing gave in a class, by name. Who was erased since has none. */
export const certificatesOfUnit = defineQuery({
  name: 'units.certificates-of-unit',
  may: abilities['unit:read'],
  input: z.object({ classId: z.uuid(), unit: Unit }),
  run: async ({ db, actor, input: { classId, unit } }) => {
    const own = await db.schoolClass.findFirst({
      where: within(classReach, actor, { id: classId }),
      select: { name: true },
    });
    if (!own) return null;
    const found = await db.honor.findMany({
      where: { kind: 'certificate', classId, unit, journey: { studentId: { not: null } } },
      orderBy: [{ journey: { student: { nameKey: 'asc' } } }, { id: 'asc' }],
      select: onPaper,
    });
    return { className: own.name, certificates: found.map(toCertificate) };
  },
});
