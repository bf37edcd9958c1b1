import type { Desk } from '@/lib/classroom/schemas/desk';

type Mission = Desk['missions'][number];
type Props = { missions: readonly Mission[]; titleOf: (mission: Mission) => string };

/** What the module's missions ask for. */
export function MissionList({ missions, titleOf }: Props) {
  return missions.map((mission) => (
    <section key={mission.number} className="mt-4 first:mt-0">
      <h3 className="text-lg">{titleOf(mission)}</h3>
      {mission.summary && <p className="text-ink-soft">{mission.summary}</p>}
      <ul className="mt-1 list-disc ps-5">
        {mission.challenges.map((challenge) => (
          <li key={challenge}>{challenge}</li>
        ))}
      </ul>
    </section>
  ));
}
