import type { Seat } from '../schemas/seat';

type Missions = Seat['ownMissions'];

/** The missions of a seat. One that a device kept before they could be ticked has none. */
export function missionsOf({ ownMissions }: { ownMissions?: Missions }): Missions {
  return ownMissions ?? [];
}

/** What a pupil says of one challenge; with what who teaches says of it, where the server answered. */
export type MissionTap = {
  readonly unit: number;
  readonly challenge: string;
  readonly own: boolean;
  readonly checked?: boolean | null;
};

/** The missions as they will be once these taps are stored, in their order. */
export function missionsTapped(missions: Missions, taps: readonly MissionTap[]): Missions {
  return taps.reduce(tapped, missions);
}

function tapped(missions: Missions, { unit, challenge, own, checked }: MissionTap): Missions {
  return missions.map((mission) =>
    mission.unit === unit
      ? {
          ...mission,
          challenges: mission.challenges.map((one) =>
            one.key === challenge ? { ...one, own, checked: checked === undefined ? one.checked : checked } : one,
          ),
        }
      : mission,
  );
}

/** Whether a challenge counts as done: who teaches has the last word. */
export function isDone({ own, checked }: Missions[number]['challenges'][number]): boolean {
  return checked ?? own;
}
