import * as z from 'zod/mini';
import { seedMost } from '@/lib/platform/chance/seeded';
import { divisions, nameLengthMax, projectsMost, roleLengthMax, teamSizes, teamsMost } from './rules/sizes';

const Seed = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(seedMost));
const Project = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(projectsMost));

const ofProject = { classId: z.uuid(), project: Project };
/** The one that the screen was drawn from; 0 where there was none yet. */
const revision = { revision: z.int() };

export const ProjectRef = z.object(ofProject);
export const ClassRef = z.object({ classId: z.uuid() });
export const Standing = z.object({ ...ofProject, ...revision });

export const Proposed = z.object({
  ...ofProject,
  by: z.enum(divisions),
  amount: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(teamsMost)),
  seed: Seed,
});

export const Proposal = z.object({
  teams: z.array(z.array(z.string())),
  /** Pairs of pupils who were in a team of the class before. */
  repeated: z.int(),
});

const Dealt = z.object({
  by: z.enum(divisions),
  amount: z.int().check(z.minimum(1), z.maximum(teamsMost)),
  seed: z.int().check(z.minimum(0), z.maximum(seedMost)),
});

export const Draft = z.object({
  ...ofProject,
  ...revision,
  /** How they were dealt before anybody moved anybody; nothing where they were put together by hand. */
  dealt: z.nullable(Dealt),
  /** Pupils by team, the leader first. */
  teams: z.array(z.array(z.uuid()).check(z.maxLength(teamSizes.most))).check(z.maxLength(teamsMost)),
});

export const TeamWords = z.object({
  ...ofProject,
  ...revision,
  teamId: z.uuid(),
  name: z.string().check(z.trim(), z.maxLength(nameLengthMax)),
  roles: z
    .array(z.object({ studentId: z.uuid(), role: z.string().check(z.trim(), z.maxLength(roleLengthMax)) }))
    .check(z.maxLength(teamSizes.most)),
});

export const Saved = z.object({ revision: z.int() });

const Member = z.object({ studentId: z.string(), role: z.string() });

export const TeamBoard = z.object({
  classId: z.string(),
  className: z.string(),
  project: z.int(),
  projectName: z.string(),
  isRunning: z.boolean(),
  /** The unit that would pay the project is: no teams are made for it any more. */
  isUnitClosed: z.boolean(),
  pupils: z.array(
    z.object({ id: z.string(), name: z.string(), photoUrl: z.nullable(z.string()), isAbsent: z.boolean() }),
  ),
  revision: z.int(),
  dealt: z.nullable(Dealt),
  confirmedAt: z.nullable(z.string()),
  confirmedBy: z.nullable(z.string()),
  isEvaluated: z.boolean(),
  teams: z.array(z.object({ id: z.string(), name: z.string(), members: z.array(Member) })),
});
