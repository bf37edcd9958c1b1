import type { Postmaster } from './postmaster';

type Supervision = {
  restart(): Promise<Postmaster>;
  onRestart(): void;
  /** With what kept it from starting again, if that was it. */
  onLost(cause: unknown): void;
};

/**
 * A server that ends without having been told to is started again once, where it was: the machine ran out of memory, or
 * somebody ended the wrong process. One that ends twice has a reason that another start does not take away.
 */
export function supervise(first: Postmaster, { restart, onRestart, onLost }: Supervision): { end(): void } {
  let isOver = false;
  async function watch(): Promise<void> {
    await first.ended;
    if (isOver) return;
    let cause: unknown;
    try {
      const second = await restart();
      onRestart();
      await second.ended;
    } catch (error) {
      cause = error;
    }
    if (!isOver) onLost(cause);
  }
  void watch();
  return {
    end: () => {
      isOver = true;
    },
  };
}
