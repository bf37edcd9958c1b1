import { StartFailure } from '@/lib/platform/env/start-failure';

/** A command's frame: what its user can mend is one line without a stack; anything else shows where it broke. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof StartFailure ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}
