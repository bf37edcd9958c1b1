import { fail } from '@/lib/platform/errors/failures';
import { type Completion, type Piece, pieceOf, type Usage } from './wire';

/** Takes what arrives, as text; true once the answer is complete. `end` is for when nothing more comes. */
export type AnswerReader = { push: (arrived: string) => boolean; end: () => Completion };

/** More than any model writes: a server that never ends would fill the memory. */
const answerLengthMax = 400_000;
const lineLengthMax = 1_000_000;
/** Each is a try to read the event: nobody breaks one into so many. */
const linesOfEventMax = 100;

/** Reads server-sent events. The texts of one arrival are passed on together: one call for many small tokens. */
export function streamReader(onText: (text: string) => void): AnswerReader {
  const lines = lineReader();
  /** The data of the event that is being read: its blank line ends it. */
  let event: string | null = null;
  let linesOfEvent = 0;
  let length = 0;
  let finishReason: string | null = null;
  let usage: Usage | null = null;
  let done = false;
  /** No event came yet, but lines that are no events: whatever answers there, asking it again brings no more. */
  let isForeign = false;

  function take(line: string): string {
    if (done) return '';
    if (line === '') return dispatch();
    const data = dataOf(line);
    if (data === null) {
      isForeign ||= !(length || isField(line));
      return '';
    }
    if (data === '[DONE]') {
      const text = dispatch();
      done = true;
      return text;
    }
    return joined(data);
  }

  function joined(data: string): string {
    // Some servers leave the blank line out: then what is whole already is an event of its own.
    const before = event !== null && pieceOf(event) ? dispatch() : '';
    event = event === null ? data : `${event}\n${data}`;
    linesOfEvent += 1;
    if (linesOfEvent > linesOfEventMax || event.length > lineLengthMax) malformed();
    return before;
  }

  function dispatch(): string {
    if (!event) return '';
    const piece = pieceOf(event) ?? malformed();
    event = null;
    linesOfEvent = 0;
    finishReason = piece.finishReason ?? finishReason;
    usage = piece.usage ?? usage;
    return piece.text;
  }

  function pass(read: () => Iterable<string>): void {
    let text = '';
    try {
      for (const line of read()) text += take(line);
      if (length + text.length > answerLengthMax) malformed();
    } finally {
      // What came whole before something broken is the person's: it was paid for.
      length += text.length;
      if (text) onText(text);
    }
  }

  return {
    push(arrived) {
      pass(() => lines.whole(arrived));
      return done;
    },
    end() {
      const { whole, cut } = lines.last();
      isForeign ||= !(length || isField(cut));
      pass(() => [...whole, '']);
      if (!(done || finishReason)) fail(isForeign ? 'ai.failed' : 'ai.cut');
      return { finishReason, usage };
    },
  };
}

/** Lines end in LF, CRLF or CR alone; a mark of the byte order may stand before the first. */
function lineReader() {
  let rest = '';
  let isFirst = true;
  return {
    whole(arrived: string): string[] {
      const all = rest + (isFirst ? arrived.replace(/^\uFEFF/, '') : arrived);
      isFirst = false;
      // A CR at the end may be half of a CRLF.
      const lines = all.includes('\r') ? all.split(/\r\n|\n|\r(?!$)/) : all.split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > lineLengthMax) malformed();
      return lines;
    },
    last: () => (rest.endsWith('\r') ? { whole: [rest.slice(0, -1)], cut: '' } : { whole: [], cut: rest }),
  };
}

/** Reads an answer that comes in one piece, of a server that does not stream. */
export function wholeReader(onText: (text: string) => void): AnswerReader {
  let body = '';
  return {
    push(arrived) {
      body += arrived;
      if (body.length > answerLengthMax) malformed();
      return false;
    },
    end() {
      const { text, finishReason, usage }: Piece = pieceOf(body) ?? malformed();
      // A model that may not speak says so without a word.
      if (text) onText(text);
      else if (finishReason !== 'content_filter') malformed();
      return { finishReason, usage };
    },
  };
}

/** The data of one line of server-sent events; null for all others, of unknown names too. */
function dataOf(line: string): string | null {
  return line.startsWith('data:') ? line.slice(5).trim() : null;
}

/** Of whatever name, or the beginning of one. */
function isField(line: string): boolean {
  return /^[\w.-]*(:|$)/.test(line);
}

function malformed(): never {
  return fail('ai.failed');
}
