import { db } from '@/lib/platform/db/client';
import type { PinnedModule } from '@/tests/points/facts';
import { runningClass } from '@/tests/support/running-class';
import type { SignedIn } from '@/tests/support/world';

type Given = { schoolId: string; pinned: PinnedModule; pupils: readonly SignedIn[] };

/** A class that has begun on a module of three times five lessons in which exists what the story says. */
export async function classOfPinned({ schoolId, pinned, pupils }: Given, facilitator: SignedIn) {
  await db().facilitator.update({ where: { id: facilitator.actor.id }, data: { mmCode: pinned.mmCode } });
  return runningClass(schoolId, {
    facilitators: [facilitator],
    pupils,
    content: {
      units: 3,
      lessonsEach: 5,
      course: { family: pinned.family },
      module: { parts: { create: partsOf(pinned) } },
    },
  });
}

function partsOf({ missions, tests, projects }: PinnedModule) {
  return [
    ...missions.map(({ unit, challenges }) => ({
      kind: 'mission' as const,
      number: unit,
      name: `Missão ${unit}`,
      // The product gives keys of its own: the story's stand as names.
      challenges: challenges.filter(({ mandatory }) => mandatory).map(({ key }) => key),
      optionalChallenges: challenges.filter(({ mandatory }) => !mandatory).map(({ key }) => key),
    })),
    ...tests.map((unit) => ({ kind: 'test' as const, number: unit, name: `Prova ${unit}` })),
    ...projects.map(({ number, unit }) => ({ kind: 'project' as const, number, unit, name: `Projeto ${number}` })),
  ];
}
