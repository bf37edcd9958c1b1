import { StartFailure } from '@/lib/platform/env/start-failure';

/** What the disk refused, as a line that its user can mend; any other error as it is. */
export function unwritable(path: string, cause: unknown): unknown {
  const { code, syscall } = cause as NodeJS.ErrnoException;
  if (!syscall) return cause;
  return new StartFailure(`Cannot write ${path} (${code}): free the disk or say another place. Nothing was kept.`, {
    cause,
  });
}
