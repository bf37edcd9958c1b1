import type { Arrangement } from './deal';
import { teamSizes } from './sizes';

/** Into which team, by its index; null is the tray of those who have none. */
export type Seat = number | null;

export function teamOf(teams: Arrangement, pupil: string): Seat {
  const found = teams.findIndex((team) => team.includes(pupil));
  return found === -1 ? null : found;
}

export function isFull(teams: Arrangement, index: number): boolean {
  return (teams[index]?.length ?? 0) >= teamSizes.most;
}

/** To the end of a team, or out of all; nothing changes where the team is full. */
export function moved(teams: Arrangement, pupil: string, seat: Seat): Arrangement {
  if (seat === teamOf(teams, pupil)) return teams;
  if (seat !== null && (isFull(teams, seat) || seat >= teams.length)) return teams;
  return teams.map((team, index) => {
    const rest = team.filter((id) => id !== pupil);
    return index === seat ? [...rest, pupil] : rest;
  });
}

/** They change places, leadership with them; somebody from the tray takes the other's. */
export function swapped(teams: Arrangement, one: string, other: string): Arrangement {
  if (teamOf(teams, other) === null) return teams;
  return teams.map((team) => team.map((id) => (id === one ? other : id === other ? one : id)));
}

/** To the front of the own team: the first leads. */
export function leading(teams: Arrangement, pupil: string): Arrangement {
  return teams.map((team) => (team.includes(pupil) ? [pupil, ...team.filter((id) => id !== pupil)] : team));
}

export function unplaced(teams: Arrangement, pupils: readonly string[]): string[] {
  const placed = new Set(teams.flat());
  return pupils.filter((id) => !placed.has(id));
}

/** Only who is in the class now: who leaves it leaves the team, and who stood next leads. */
export function standing(teams: Arrangement, pupils: readonly string[]): string[][] {
  const here = new Set(pupils);
  return teams.map((team) => team.filter((id) => here.has(id)));
}

/** Uneven teams are only told (classroom-rules 8.17): a difference of two, or somebody alone. */
export function isUneven(teams: Arrangement): boolean {
  const sizes = teams.map((team) => team.length).filter(Boolean);
  return sizes.length > 1 && (Math.max(...sizes) - Math.min(...sizes) > 1 || sizes.includes(1));
}
