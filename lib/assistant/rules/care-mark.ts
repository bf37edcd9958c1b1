import { type CareTopic, careTopics, type Screened } from '@/lib/care/rules/care-sign';

/** Drawn for one answer, so that no question and no passage can hold it: whoever writes it was told to. */
export function careMarkOf(drawn: string): string {
  return `CARE-${drawn}`;
}

const fixedLength = careMarkOf('').length;
/** Signs of what was drawn that nobody else writes by chance. */
const drawnLengthMin = 2;
/** What follows the mark and names the topic; a longer one is none. */
const topicLengthMax = 24;
/** What a model alone saw is mailed of only where a life or a body may be at risk. */
const mild = new Set<CareTopic>(['drugs', 'bullying', 'eating', 'other']);

/**
 * Reads what a model writes, bit by bit: what may be shown comes back, and nothing that is the mark or may become it.
 * Behind the mark nothing is shown any more.
 */
export function careMarkReader(mark: string | null) {
  const known = mark?.toLowerCase() ?? '';
  let held = '';
  let behind: string | undefined;
  let hasSpoken = false;
  const isNamed = () => behind !== undefined && (/[^\s:a-z]/i.test(behind) || /[a-z]\s/i.test(behind));
  return {
    /** What of it may be shown now. */
    take(more: string): string {
      if (!known) return more;
      if (behind !== undefined) {
        behind += more;
        return '';
      }
      held += more;
      const at = held.toLowerCase().indexOf(known);
      if (at >= 0) {
        behind = held.slice(at + known.length);
        return '';
      }
      const shown = held.slice(0, held.length - beginningLength(held.toLowerCase(), known));
      held = held.slice(shown.length);
      hasSpoken ||= /[\p{L}\d]/u.test(shown);
      return shown;
    },
    /**
     * What was kept back of an answer that has ended, as its model wanted or `cut`: then a piece of the mark is the mark,
     * and what may be one is not shown.
     */
    end(isCut: boolean): string {
      const rest = held;
      held = '';
      const begins = isCut && !hasSpoken && rest.startsWith(careMarkOf('').slice(0, -1));
      if (begins || rest.length >= fixedLength + drawnLengthMin) behind ??= '';
      return isCut || behind !== undefined ? '' : rest;
    },
    isMarked: () => behind !== undefined,
    /** Whether all of the mark is there, and its topic. */
    isWhole: () => behind !== undefined && (behind.length >= topicLengthMax || isNamed()),
    care: (): Screened | null => (behind === undefined ? null : careNamed(behind)),
  };
}

/** How much of the end of a text is the beginning of what is looked for. */
function beginningLength(text: string, known: string): number {
  let length = Math.min(known.length - 1, text.length);
  while (length > 0 && !known.startsWith(text.slice(text.length - length))) length -= 1;
  return length;
}

function careNamed(behind: string): Screened {
  const word = /^\s*:\s*([a-z]+)/i.exec(behind)?.[1]?.toLowerCase();
  // Cut in its middle it may still be that of one topic alone, or of some that are all as grave.
  const named = word ? careTopics.filter((each) => each.toLowerCase().startsWith(word)) : [];
  const [topic = 'other', ...others] = named;
  const isMild = [topic, ...others].every((each) => mild.has(each));
  return { topic: others.length > 0 ? 'other' : topic, severity: isMild ? 'attention' : 'high' };
}
