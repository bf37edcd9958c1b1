import * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { engagement } from '@/lib/analytics/queries/engagement';
import { EngagementAsked } from '@/lib/analytics/schemas';

type Asked = Readonly<Record<string, string | string[] | undefined>>;

const { shape } = EngagementAsked;

/** By the spec's names. */
const fields = {
  dataInicio: shape.from,
  dataFim: shape.to,
  idEscola: shape.schoolId,
  facilitador: shape.facilitatorId,
  advisor: shape.advisorId,
  filteredSchools: shape.schoolIds,
} as const;

/** What an address asks for, in the spec's names; what is no day and no id was typed by hand and is left out. */
export async function askedEngagement(actor: Actor, searched: Asked) {
  const params: Record<string, string> = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = searched[name];
      return typeof value === 'string' && z.safeParse(field, value).success ? [[name, value]] : [];
    }),
  );
  const { dataInicio: from, dataFim: to, idEscola: schoolId, facilitador: facilitatorId } = params;
  const { advisor: advisorId, filteredSchools: schoolIds } = params;
  const input = { from, to, schoolId, facilitatorId, advisorId, schoolIds };
  return { params, engagement: await engagement(actor, input) };
}
