import type { AnswerValue } from '@/lib/online-tests/schemas/answers';

/** A word, not a letter. */
const restMs = 700;
/** Of somebody who never rests. */
const atMostMs = 2000;

/** Of a text: a letter of it, and that its field is left. */
export type Writing = 'goes on' | 'left';

type Typed = { readonly questionId: string; readonly value: AnswerValue };

/**
 * What is being typed: an answer once the hand rests, every two seconds of a hand that does not, and before anything ends.
 * It is nobody's answer yet, so that a field that is only looked at never writes over another tab's.
 */
export class Typing {
  private typed: Typed | undefined;
  private since = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly give: (typed: Typed) => void) {}

  key(typed: Typed): void {
    if (this.typed?.questionId !== typed.questionId) this.rest();
    // The steady clock: one that is set anew delays nothing.
    if (!this.typed) this.since = performance.now();
    this.typed = typed;
    clearTimeout(this.resting);
    const left = this.since + atMostMs - performance.now();
    this.resting = setTimeout(() => this.rest(), Math.max(0, Math.min(restMs, left)));
  }

  rest(): void {
    const { typed } = this;
    clearTimeout(this.resting);
    this.typed = undefined;
    if (typed) this.give(typed);
  }

  /** Something newer was given to a question: what was typed there is past, elsewhere it is an answer. */
  overtake(questionId: string): void {
    if (this.typed?.questionId === questionId) this.typed = undefined;
    this.rest();
  }
}
