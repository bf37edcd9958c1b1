import { StartFailure } from '@/lib/platform/env/start-failure';
import { Interrupted } from '../run/stop-request';

/** A command's frame: what its user can mend is one line without a stack; anything else shows where it broke. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${lineOf(error as Error)}\n`);
    process.exitCode = 1;
  }
}

function lineOf(error: Error): string | undefined {
  if (error instanceof StartFailure) return error.message;
  // A stream that was aborted tells the reason as its error's cause.
  if (error instanceof Interrupted || error.cause instanceof Interrupted) return 'Stopped: nothing was kept.';
  return error.stack;
}
