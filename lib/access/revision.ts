import { fail } from './failures';

/** A form that was opened before another save would overwrite it unseen. Without a revision the last save wins. */
export function refuseStale(revision: number, opened: number | undefined): void {
  if (opened !== undefined && opened !== revision) fail('request.changed-meanwhile');
}
