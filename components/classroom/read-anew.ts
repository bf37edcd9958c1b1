type Change<Shown> = (now: Shown) => Shown;

const againMs = 5000;
const triesMax = 6;

/**
 * What is shown, told of as it changes and read anew now and then. On a slow line an answer may be older than what was told
 * while it was on its way: that is drawn over the answer as well.
 */
export class ReadAnew<Shown> {
  private told: Change<Shown>[] | undefined;
  private asked = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (change: Change<Shown>) => void) {}

  readonly tell = (change: Change<Shown>): void => {
    this.told?.push(change);
    this.show(change);
  };

  ask(read: () => Promise<Shown>, delayMs = 0, tries = 1): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.once(read, tries), delayMs);
  }

  stop(): void {
    clearTimeout(this.waiting);
    this.asked += 1;
  }

  private async once(read: () => Promise<Shown>, tries: number): Promise<void> {
    this.asked += 1;
    const asked = this.asked;
    const told: Change<Shown>[] = [];
    this.told = told;
    try {
      const found: Shown = await read();
      if (asked !== this.asked) return;
      this.told = undefined;
      this.show(() => told.reduce<Shown>((now, change) => change(now), found));
    } catch {
      if (asked !== this.asked) return;
      this.told = undefined;
      if (tries < triesMax) this.ask(read, againMs, tries + 1);
    }
  }
}
