import type { Actor } from '@/lib/access/actor';
import { engagement } from '@/lib/analytics/queries/engagement';

type Asked = Readonly<Record<string, string | string[] | undefined>>;

const names = ['dataInicio', 'dataFim', 'idEscola', 'facilitador'] as const;
const day = /^\d{4}-\d{2}-\d{2}$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What an address asks for, in the spec's names; what is no day and no id was typed by hand and is left out. */
export async function askedEngagement(actor: Actor, searched: Asked) {
  const params = Object.fromEntries(
    names.flatMap((name) => {
      const value = searched[name];
      const isKnown = typeof value === 'string' && (name.startsWith('data') ? isDay(value) : uuid.test(value));
      return isKnown ? [[name, value as string]] : [];
    }),
  );
  const { dataInicio: from, dataFim: to, idEscola: schoolId, facilitador: facilitatorId } = params;
  return { params, engagement: await engagement(actor, { from, to, schoolId, facilitatorId }) };
}

function isDay(value: string): boolean {
  return day.test(value) && !Number.isNaN(Date.parse(value)) && value >= '0001';
}
