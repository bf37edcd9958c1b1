import * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { tipos } from '@/lib/access/actor';
import { homes } from '@/lib/access/areas';
import { defineQuery } from '@/lib/access/define-query';
import { ownFacilitator } from '@/lib/facilitators/queries';
import { NoInput } from '@/lib/platform/shapes';
import { ownSchool } from '@/lib/schools/queries';
import { abilities } from './abilities';

/** Lessons begin in order, so that the one that goes on is the last that began. */
const lastBegun = { orderBy: { number: 'desc' }, take: 1, select: { number: true, status: true } } as const;

/** What the profile shows of a pupil (§3). */
const OwnStudent = z.object({
  schoolId: z.string(),
  photoUrl: z.nullable(z.string()),
  /** Of the class that the pupil is in now. */
  moduleCode: z.nullable(z.string()),
  schoolYear: z.string(),
  /** The one that goes on, else the last that was given; none before the class's first. */
  lessonNumber: z.nullable(z.int()),
});

/** The pupil's own record, with the module and the lesson of his class: of several the one whose lesson goes on, else the newest. */
export const ownStudent = defineQuery({
  name: 'profile.own-student',
  may: abilities['student:read-own'],
  input: NoInput,
  reply: OwnStudent,
  run: async ({ db, actor: { id } }) => {
    const student = await db.student.findUnique({
      where: { id },
      select: {
        schoolId: true,
        schoolYear: true,
        account: { select: { photoUrl: true } },
        enrolments: {
          where: { leftAt: null, class: { status: 'initiated', startedAt: { not: null } } },
          orderBy: { enrolledAt: 'desc' },
          select: { class: { select: { moduleCode: true, heldLessons: lastBegun } } },
        },
      },
    });
    if (!student) return null;
    const { schoolId, schoolYear, account, enrolments } = student;
    const classes = enrolments.map((enrolment) => enrolment.class);
    const own = classes.find(({ heldLessons: [last] }) => last?.status === 'ongoing') ?? classes[0];
    const [moduleCode, lessonNumber] = [own?.moduleCode ?? null, own?.heldLessons[0]?.number ?? null];
    return { schoolId, schoolYear, photoUrl: account.photoUrl, moduleCode, lessonNumber };
  },
});

/** What the browser keeps of the person who is signed in (§3). It shows; no right comes from it. */
const Profile = z.object({
  username: z.string(),
  tipo: z.enum(tipos),
  /** Names the session and opens nothing. */
  accessToken: z.string(),
  mmCode: z.boolean(),
  name: z.string(),
  photoUrl: z.nullable(z.string()),
  schoolId: z.nullable(z.string()),
  schoolName: z.nullable(z.string()),
  schoolCity: z.nullable(z.string()),
  schoolState: z.nullable(z.string()),
  schoolHasAi: z.boolean(),
  schoolYear: z.nullable(z.string()),
  moduleCode: z.nullable(z.string()),
  lessonNumber: z.nullable(z.int()),
  isAuthenticated: z.boolean(),
  homepage: z.string(),
});

export const profile = defineQuery({
  name: 'profile.read',
  may: abilities['profile:read'],
  input: NoInput,
  reply: Profile,
  run: async ({ actor }) => {
    const [school, ofTipo] = await Promise.all([ownSchool(actor), partOfTipo(actor)]);
    return {
      username: actor.login,
      tipo: actor.tipo,
      accessToken: actor.publicReference,
      name: actor.name,
      photoUrl: actor.photoUrl,
      schoolId: actor.schoolId,
      schoolName: school?.name ?? null,
      schoolCity: school?.city ?? null,
      schoolState: school?.state ?? null,
      schoolHasAi: school?.hasAiKey ?? false,
      ...ofTipo,
      isAuthenticated: true,
      homepage: homes[actor.tipo],
    };
  },
});

async function partOfTipo(actor: Actor) {
  const nothing = { mmCode: false, schoolYear: null, moduleCode: null, lessonNumber: null };
  if (actor.tipo === 'instrutor') return { ...nothing, mmCode: (await ownFacilitator(actor, {})).mmCode };
  if (actor.tipo !== 'aluno') return nothing;
  const { schoolYear, moduleCode, lessonNumber } = await ownStudent(actor, {});
  return { ...nothing, schoolYear, moduleCode, lessonNumber };
}
