import { type AwardedHonor, honorKinds } from './awards';
import { type Unit, units } from './facts';
import {
  certificateSteps,
  commendationSteps,
  type HonorStanding,
  hasCertificate,
  isOver,
  jurySteps,
  type Known,
  lost,
  sealSteps,
  trophySteps,
} from './honor-steps';
import { neededForPlatinum } from './honors-of-unit';
import type { Level } from './scheme';

type Named = Pick<AwardedHonor, 'kind' | 'number'>;
type Earned = Named & { id?: string; level?: Level | null };

/** Of an earned one the row that it is. */
export type ShelfHonor = Named & { id?: string; unit: Unit | null } & HonorStanding;

/** The unit whose closing gives an honor; none where the whole module does. */
function unitOfHonor({ kind, number }: Named): Unit | null {
  const isOfUnit = kind === 'certificate' || kind === 'commendation' || kind === 'seal';
  return isOfUnit ? (number as Unit) : null;
}

/** Every honor of a pupil's module, unit by unit, the module's own last: earned, or what is missing to it. */
export function honorShelf(known: Known, earned: readonly Earned[]): ShelfHonor[] {
  const had = (honor: Named) => earned.find(({ kind, number }) => kind === honor.kind && number === honor.number);
  const shelf = neededForPlatinum(known.pinned).flatMap((honor): ShelfHonor[] => {
    const standing = standingOf(known, honor, had(honor));
    return standing ? [{ ...honor, unit: unitOfHonor(honor), ...standing }] : [];
  });
  const platinum = had({ kind: 'platinum', number: 1 });
  // Where one of the others cannot be had by anybody, there is no platinum to speak of.
  const hasPlatinum = platinum || shelf.length === neededForPlatinum(known.pinned).length;
  const ofModule = { kind: 'platinum' as const, number: 1, unit: null };
  const all = hasPlatinum ? [...shelf, { ...ofModule, ...platinumStanding(known, shelf, platinum) }] : shelf;
  return inOrder(all);
}

function standingOf(known: Known, honor: Named, earned: Earned | undefined): HonorStanding | null {
  if (earned) return asEarned(earned);
  const unit = unitOfHonor(honor);
  if (honor.kind === 'certificate' && !hasCertificate(known, honor.number as Unit)) return null;
  if (isOver(known, unit ?? 3)) return closedStanding(known, unit ?? 3);
  switch (honor.kind) {
    case 'certificate':
      return certificateSteps(known, honor.number as Unit);
    case 'commendation':
      return commendationSteps(known, honor.number as Unit);
    case 'seal':
      return sealSteps(known, honor.number as Unit);
    case 'trophy':
      return trophySteps(known);
    default:
      return jurySteps(known);
  }
}

function asEarned({ id, level }: Earned): HonorStanding & { id?: string } {
  return { ...(id && { id }), state: 'earned', ...(level && { level }), steps: [] };
}

function closedStanding({ settled }: Known, unit: number): HonorStanding {
  return lost({ key: settled.includes(unit) ? 'closed' : 'joinedAfter' });
}

function platinumStanding(known: Known, others: readonly HonorStanding[], earned: Earned | undefined): HonorStanding {
  if (earned) return asEarned(earned);
  if (isOver(known, 3)) return closedStanding(known, 3);
  if (others.some(({ state }) => state === 'lost')) return lost({ key: 'another' });
  const open = others.filter(({ state }) => state === 'open').length;
  return open > 0
    ? { state: 'open', steps: [{ key: 'others', number: others.filter(({ state }) => state !== 'earned').length }] }
    : { state: 'onTrack', steps: [] };
}

const orderOf = { ...Object.fromEntries(honorKinds.map((kind, index) => [kind, index])) } as Record<
  AwardedHonor['kind'],
  number
>;

function inOrder(shelf: readonly ShelfHonor[]): ShelfHonor[] {
  const groups: (Unit | null)[] = [...units, null];
  return groups.flatMap((group) =>
    shelf.filter(({ unit }) => unit === group).toSorted((a, b) => orderOf[a.kind] - orderOf[b.kind]),
  );
}

/** Of a module that is behind, only what it gave. */
export function earnedShelf(earned: readonly Earned[]): ShelfHonor[] {
  return inOrder(
    earned.map((honor) => {
      const { kind, number } = honor;
      return { kind, number, unit: unitOfHonor(honor), ...asEarned(honor) };
    }),
  );
}

/** The lessons that the class was given before the pupil came: they pay nothing. */
export function lessonsBefore({ facts, closedLessons }: Pick<Known, 'facts' | 'closedLessons'>): number[] {
  return facts.lessons.flatMap(({ number, counts }) => (!counts && closedLessons.includes(number) ? [number] : []));
}
