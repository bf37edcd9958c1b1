/** Of two positions the one to hear from; where only one is known, that one. */
export function earlier(one: string | undefined, other: string | undefined): string | undefined {
  if (!one || !other) return one ?? other;
  return transactionOf(other) < transactionOf(one) ? other : one;
}

function transactionOf(position: string): number {
  return Number(position.split('.')[0]);
}
