import type { FieldFailure } from '@/lib/platform/errors/failures';

export type Problem = { readonly status: number; readonly code: string; readonly fields: readonly FieldFailure[] };

/** One tap as a browser keeps it until the server has answered for it. */
export type KeptItem = {
  /** Given by the database: the order in which taps were made, over all tabs. */
  readonly seq: number;
  readonly person: string;
  readonly key: string;
  /** `METHOD /path`, as the API's document writes it. */
  readonly operation: string;
  /** In the wire's names, sent as it stands for as long as it takes: the next version of the product must read it. */
  readonly input: Readonly<Record<string, unknown>>;
  /** What it is, for the person who made it and in the language of that moment. */
  readonly label: string | undefined;
  /** By the device's clock. */
  readonly at: number;
  /** Final: it is shown until it is dismissed, and not sent again. */
  readonly refused?: Problem;
  /** The server failed at it again and again, and the person let the others pass. */
  readonly aside?: boolean;
};

/** What the server said of one item. Reply and fields are in the wire's names. */
export type ItemAnswer = {
  readonly key: string;
  readonly state: 'done' | 'refused' | 'again';
  readonly reply?: unknown;
  readonly problem?: Problem;
};

/** An item with its final answer. */
export type Settled = { readonly item: KeptItem; readonly answer: ItemAnswer };

export function isWaiting({ refused, aside }: KeptItem): boolean {
  return !(refused || aside);
}
