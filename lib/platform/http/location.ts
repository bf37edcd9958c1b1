/** An address as a header may carry it: what is not ASCII is escaped, what is escaped already stays. */
export function locationOf(address: string): string {
  return address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
