import type { Actor } from '@/lib/access/actor';
import { engagement } from '@/lib/analytics/queries/engagement';

type Asked = Readonly<Record<string, string | string[] | undefined>>;

const days = ['dataInicio', 'dataFim'];
const ids = ['idEscola', 'facilitador', 'advisor'];
/** Several ids with commas between them. */
const lists = ['filteredSchools'];
const day = /^\d{4}-\d{2}-\d{2}$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What an address asks for, in the spec's names; what is no day and no id was typed by hand and is left out. */
export async function askedEngagement(actor: Actor, searched: Asked) {
  const params = Object.fromEntries(
    [...days, ...ids, ...lists].flatMap((name) => {
      const value = searched[name];
      return typeof value === 'string' && isKnown(name, value) ? [[name, value]] : [];
    }),
  );
  const { dataInicio: from, dataFim: to, idEscola: schoolId, facilitador: facilitatorId } = params;
  const { advisor: advisorId, filteredSchools: schoolIds } = params;
  const input = { from, to, schoolId, facilitatorId, advisorId, schoolIds };
  return { params, engagement: await engagement(actor, input) };
}

function isKnown(name: string, value: string): boolean {
  if (days.includes(name)) return isDay(value);
  return lists.includes(name) ? value.split(',').every((id) => uuid.test(id)) : uuid.test(value);
}

function isDay(value: string): boolean {
  return day.test(value) && !Number.isNaN(Date.parse(value)) && value >= '0001';
}
