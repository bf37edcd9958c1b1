import type { Seat } from '../schemas/seat';

type Doubt = Seat['doubts'][number];

/** One touch of the pupil's, as the outbox keeps it. */
export type DoubtTap =
  | { readonly kind: 'ask'; readonly id: string; readonly text: string; readonly at: string }
  | { readonly kind: 'withdraw'; readonly doubtId: string };

/** A pupil's doubts as they will be once these taps are stored. */
export function ownDoubtsTapped(doubts: readonly Doubt[], taps: readonly DoubtTap[]): Doubt[] {
  const known = new Set(doubts.map(({ id }) => id));
  const withdrawn = new Set(taps.flatMap((tap) => (tap.kind === 'withdraw' ? tap.doubtId : [])));
  const asked = taps.flatMap((tap) => (tap.kind === 'ask' && !known.has(tap.id) ? waiting(tap) : []));
  return [...doubts, ...asked].filter(({ id }) => !withdrawn.has(id));
}

function waiting({ id, text, at }: { id: string; text: string; at: string }): Doubt {
  return { id, text, at, state: 'waiting', answer: '', by: null, help: null };
}

/** After what the server told of one of them: the help that it came with stays, what was taken back goes. */
export function ownDoubtsAfter(doubts: readonly Doubt[], told: Doubt): Doubt[] {
  const before = doubts.find(({ id }) => id === told.id);
  const now = { ...told, help: before?.help ?? told.help };
  return [...doubts.filter(({ id }) => id !== told.id), now]
    .filter(({ state }) => state !== 'withdrawn')
    .sort((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id));
}
