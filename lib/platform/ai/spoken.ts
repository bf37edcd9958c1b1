/** Between which open models think before they answer; many servers pass it on as if it were the answer. */
const tags = ['think', 'thinking', 'thought', 'thoughts', 'reasoning', 'seed:think'];
const opening = [...tags.map((tag) => `<${tag}>`), '[think]', '◁think▷'];
const closing = [...tags.map((tag) => `</${tag}>`), '[/think]', '◁/think▷'];
const marks = [...opening, ...closing];
const markLengthMax = Math.max(...marks.map(({ length }) => length));
const anyMark = new RegExp(marks.map((mark) => mark.replace(/[[\]]/g, '\\$&')).join('|'), 'i');
const seen = /[^\s\p{C}]/u;

/** Whether a text has a sign that somebody would see. */
export function showsSomething(text: string): boolean {
  return seen.test(text);
}

type Options = {
  /** Of this model it is known that it thinks first without saying so: it speaks once it has closed that. */
  thinksFirst: boolean;
  /** A thought was closed that nobody had opened: all that was passed on was no answer. */
  onUnsaid: () => void;
};

/**
 * Reads what a model writes, bit by bit: what it says comes back, and nothing of what it thinks, closed or not. Blanks are
 * nothing to say: they wait for the first word.
 */
export function spokenReader({ thinksFirst, onUnsaid }: Options) {
  /** May be the beginning of a mark. */
  let held = '';
  let blanks = '';
  let [isThinking, hasSpoken, hasThought] = [thinksFirst, false, false];

  function say(said: string): string {
    if (isThinking) return '';
    if (hasSpoken) return said;
    blanks += said;
    hasSpoken = showsSomething(blanks);
    return hasSpoken ? blanks.replace(/^[\s\p{C}]*\n/u, '') : '';
  }

  function pass(mark: string): void {
    const isClosing = !opening.includes(mark.toLowerCase());
    if (isClosing && !(isThinking || hasThought)) {
      [blanks, hasSpoken] = ['', false];
      onUnsaid();
    }
    isThinking = !isClosing;
    hasThought ||= isClosing;
  }

  return {
    /** What may be passed on now. */
    take(more: string): string {
      held += more;
      let said = '';
      for (let mark = anyMark.exec(held); mark; mark = anyMark.exec(held)) {
        said += say(held.slice(0, mark.index));
        held = held.slice(mark.index + mark[0].length);
        pass(mark[0]);
        if (!hasSpoken) said = '';
      }
      const whole = held.length - beginningLength(held);
      said += say(held.slice(0, whole));
      held = held.slice(whole);
      return said;
    },
    /** What was kept back of an answer that has ended: what looked like a mark was none. */
    rest: (): string => say(held),
    hasThought: () => hasThought,
  };
}

/** How much of the end of a text is the beginning of a mark. */
function beginningLength(text: string): number {
  for (let length = Math.min(markLengthMax - 1, text.length); length > 0; length -= 1) {
    const end = text.slice(-length).toLowerCase();
    if (marks.some((mark) => mark.startsWith(end))) return length;
  }
  return 0;
}
