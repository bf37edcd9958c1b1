/** Whether a file has something of a list at another place among what both hold. */
export function isMoved(before: readonly string[], after: readonly string[]): (code: string) => boolean {
  const shared = before.filter((code) => after.includes(code));
  const wanted = after.filter((code) => before.includes(code));
  return (code) => shared.indexOf(code) !== wanted.indexOf(code);
}

/** The file's order; what it does not hold stays where it is if it can, and else comes last. */
export function mergedOrder(before: readonly string[], after: readonly string[]): string[] {
  const moved = isMoved(before, after);
  if (after.some(moved)) return [...after, ...before.filter((code) => !after.includes(code))];
  const order = [...before];
  for (const [index, code] of after.entries()) {
    if (order.includes(code)) continue;
    const previous = after[index - 1];
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, code);
  }
  return order;
}
