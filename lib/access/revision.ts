import { fail } from './failures';

/** A form that was opened before another save would overwrite it unseen. Every update says which one it was. */
export function refuseStale(revision: number, opened: number): void {
  if (opened !== revision) fail('request.changed-meanwhile');
}
