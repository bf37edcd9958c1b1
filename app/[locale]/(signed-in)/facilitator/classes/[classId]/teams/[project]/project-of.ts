/** What an address says, as the query takes it: what is no project's number is that of none. */
export function projectOf(segment: string): number {
  return /^[1-4]$/.test(segment) ? Number(segment) : 0;
}
