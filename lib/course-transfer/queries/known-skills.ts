import type { Tx } from '@/lib/platform/db/client';
import type { CourseDocument } from '../rules/document';

/** Skills are every course's: one that is there keeps its words, whatever a file says of it. */
export async function knownSkills(db: Pick<Tx, 'skill'>, { skills }: CourseDocument): Promise<ReadonlySet<string>> {
  const codes = skills.map(({ code }) => code);
  const known = await db.skill.findMany({ where: { code: { in: codes } }, select: { code: true } });
  return new Set(known.map(({ code }) => code));
}
