/** What a press asked of the server before the scripts of its page had come (early-press.ts). */
export type Ahead = {
  readonly address: string;
  readonly answer: Promise<Response>;
  /** When the answer came, by the page's steady clock. */
  cameAt?: number;
};

declare global {
  var askedAhead: Ahead | undefined;
}

/** The answer that an early press already waits for, once. */
export function takeAhead(address: string): Ahead | undefined {
  const ahead = globalThis.askedAhead;
  if (ahead?.address !== address) return undefined;
  globalThis.askedAhead = undefined;
  return ahead;
}
