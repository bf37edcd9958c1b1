import type { Desk } from '../schemas/desk';

type Doubt = Desk['doubts'][number];
type Move = { readonly doubtId: string; readonly state: Doubt['state']; readonly answer?: string };

/** The queue as a tap of who teaches will leave it. */
export function doubtsMoved(
  doubts: readonly Doubt[],
  { doubtId, state, answer }: Move,
  me: { readonly name: string },
): Doubt[] {
  const by = state === 'waiting' ? null : me.name;
  // What was written goes by other written words alone.
  const moved = (doubt: Doubt) =>
    doubt.answer && answer === undefined ? doubt : { ...doubt, state, by, answer: answer ?? '' };
  return doubts.map((doubt) => (doubt.id === doubtId ? moved(doubt) : doubt));
}

/**
 * Who still needs help, and who was answered. One that somebody writes to here stays where it stood when that began, or
 * the words would go with the row that a colleague moves. `held`: whether each of those was answered then.
 */
export function queuesOf(
  doubts: readonly Doubt[],
  held: ReadonlyMap<string, boolean>,
): Record<'open' | 'done', Doubt[]> {
  const isDone = (doubt: Doubt) => held.get(doubt.id) ?? isAnswered(doubt);
  return { open: doubts.filter((doubt) => !isDone(doubt)), done: doubts.filter(isDone) };
}

export function isAnswered({ state }: Pick<Doubt, 'state'>): boolean {
  return state === 'answered';
}

/** The queue after news: the oldest first, and nothing that its pupil took back or that is not the desk's any more. */
export function doubtsAfter(doubts: readonly Doubt[], told: readonly Doubt[], gone: readonly string[] = []): Doubt[] {
  const ids = new Set([...told.map(({ id }) => id), ...gone]);
  return [...doubts.filter(({ id }) => !ids.has(id)), ...told]
    .filter(({ state }) => state !== 'withdrawn')
    .sort((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id));
}
