import { everyone, nobody, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

function active(): Prisma.CourseWhereInput {
  return { status: 'active' };
}

/** The catalogue is every school's: inactive courses are the administrators' alone. */
export const courseReach: Reach<Prisma.CourseWhereInput> = {
  aluno: active,
  instrutor: active,
  escola: active,
  assessoria: active,
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};

/** Modules, units and lessons as their editors see them, in whatever course. */
export const editorReach: Reach<{ id?: { in: [] } }> = {
  aluno: nobody,
  instrutor: nobody,
  escola: nobody,
  assessoria: nobody,
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
