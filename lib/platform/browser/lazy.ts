/** §9. */
const attempts = 3;
const pauseMs = 1000;

/** Around every dynamic import in a browser: on a school's line one try is not enough. */
export async function lazily<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

const lostCode = /Failed to load chunk (\S+)/;

/** Whether a screen broke because its code did not come: the line was gone, or a new version has replaced the code. */
export function isLostCode({ name, message }: Error): boolean {
  return name === 'ChunkLoadError' || lostCode.test(message);
}

/**
 * Once lost, a screen's code comes with a new page only. The page is loaded anew when the server answers, whatever it
 * says of the code; while nobody answers, what stands on the screen is better than nothing.
 */
export async function reloadForLostCode({ message }: Error): Promise<void> {
  const address = lostCode.exec(message)?.[1] ?? location.href;
  try {
    await lazily(() => fetch(address, { cache: 'reload' }));
  } catch {
    // Nobody answered three times: the screen says what to do.
    return;
  }
  reloadOnce();
}

const reloadedKey = 'reloadedAt';
const reloadPauseMs = 60_000;

/** Not again within a minute: a page that breaks each time must not blink for ever. */
function reloadOnce(): void {
  const before = Number(sessionStorage.getItem(reloadedKey));
  if (Date.now() - before < reloadPauseMs) return;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  location.reload();
}
