import * as z from 'zod/mini';
import { type Actor, tipos } from '@/lib/access/actor';
import { can } from '@/lib/access/can';
import { defineQuery } from '@/lib/access/define-query';
import { abilities as careAbilities } from '@/lib/care/abilities';
import { unseenCare } from '@/lib/care/queries/care-notices';
import { abilities as muralAbilities } from '@/lib/mural/abilities';
import { unseenMural } from '@/lib/mural/queries/own-mural';
import { NoInput } from '@/lib/platform/shapes';
import { abilities as schoolsAbilities } from '@/lib/schools/abilities';
import { openableSchools } from '@/lib/schools/queries';
import { links } from '@/lib/shared-devices/links';
import { abilities } from './abilities';

const ShellPerson = z.object({
  name: z.string(),
  tipo: z.enum(tipos),
  photoUrl: z.nullable(z.string()),
  schoolId: z.nullable(z.string()),
  /** On a device that others use next: it has a way to them in the header. */
  checkedIn: z.boolean(),
  /** Those that the person may open, when there is a choice. */
  schools: z.array(z.object({ id: z.string(), name: z.string() })),
  /** How much waits, by the place in the navigation. */
  waiting: z.object({ care: z.optional(z.int()), mural: z.optional(z.int()) }),
});

/** Whom the shell is drawn for: pages of an area ask the server, open pages, which are everybody's, the browser. */
export const shellPerson = defineQuery({
  name: 'shell.person',
  may: abilities['shell:read'],
  input: NoInput,
  reply: ShellPerson,
  run: async ({ actor }) => {
    const [schools, waiting] = await Promise.all([schoolsOf(actor), waitingFor(actor)]);
    const { name, tipo, photoUrl, schoolId, face } = actor;
    return { name, tipo, photoUrl, schoolId, checkedIn: face === links.checkIn(), schools, waiting };
  },
});

async function schoolsOf(actor: Actor) {
  return can(actor, schoolsAbilities['school:switch']) ? openableSchools(actor, {}) : [];
}

async function waitingFor(actor: Actor): Promise<{ care?: number; mural?: number }> {
  if (can(actor, careAbilities['care:read'])) return { care: (await unseenCare(actor, {})).count };
  return can(actor, muralAbilities['mural:read-own']) ? { mural: (await unseenMural(actor, {})).count } : {};
}
