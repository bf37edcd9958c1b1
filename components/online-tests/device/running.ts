import type { KeptAnswer, KeptAttempt } from './kept-attempt';

/** An attempt as it stands on one page. */
export type Running = {
  readonly attempt: KeptAttempt;
  readonly answers: readonly KeptAnswer[];
  readonly isSending: boolean;
  /** The last try got no answer. */
  readonly isCut: boolean;
  /** This browser keeps nothing: what is given stands in this page alone until it is sent. */
  readonly isUnkept: boolean;
  /** The server knows no such test any more: it was reset. */
  readonly isGone: boolean;
};
