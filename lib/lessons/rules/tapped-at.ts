/**
 * When a tap was made, as far as it can be believed: a device without a line sends it hours later, and its clock may be
 * wrong. Nothing is dated after it arrived, or before its lesson began.
 */
export function tappedAt(at: string, { from, now }: { from: Date; now: Date }): Date {
  const said = new Date(at).getTime();
  return new Date(Math.min(Math.max(said, from.getTime()), Math.max(now.getTime(), from.getTime())));
}
