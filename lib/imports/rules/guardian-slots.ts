/** Somebody who answers for a pupil, first or second. */
type Person = { id: string };
type Slots<P extends Person> = readonly [P | null, P | null];

/**
 * Who answers for a pupil once the file is in: what it names takes its place, and what it leaves blank stays. Nobody
 * stands twice: who moves to the first place leaves the second to whoever was there.
 */
export function slotsAfter<P extends Person>(before: Slots<P>, given: readonly P[]): [P | null, P | null] {
  const [first = null, second] = given;
  if (second) return [first, second];
  const [left, right] = before;
  if (right && right.id !== first?.id) return [first, right];
  return [first, right && left && left.id !== first?.id ? left : null];
}
