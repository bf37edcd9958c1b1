import { randomKey } from './random-key';

/**
 * What somebody wants with a press, over a line that loses answers. The same again goes under the same key, so that the
 * server carries it out once, however often it is sent. It ends with its answer, when it is given up, or when the page
 * has shown since what became of it: whoever presses then wants it once more, and would be told the first one's answer.
 */
export class Wish {
  private open: { readonly input: string; readonly seen: number; readonly key: string } | undefined;

  keyFor(input: string, seen = 0): string {
    const same = this.open?.input === input && this.open.seen === seen ? this.open : undefined;
    this.open = same ?? { input, seen, key: randomKey() };
    return this.open.key;
  }

  end(): void {
    this.open = undefined;
  }
}
