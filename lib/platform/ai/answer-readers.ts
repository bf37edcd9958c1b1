import { fail } from '@/lib/platform/errors/failures';
import { type Completion, type Piece, pieceOf, type Usage } from './wire';

/** Takes what arrives, as text; true once the answer is complete. `end` is for when nothing more comes. */
export type AnswerReader = { push: (arrived: string) => boolean; end: () => Completion };

/** More than any model writes: a server that never ends would fill the memory. */
const answerLengthMax = 400_000;
const lineLengthMax = 1_000_000;

/** Reads server-sent events. The texts of one arrival are passed on together: one call for many small tokens. */
export function streamReader(onText: (text: string) => void): AnswerReader {
  let rest = '';
  let length = 0;
  let finishReason: string | null = null;
  let usage: Usage | null = null;
  let done = false;

  function take(line: string): string {
    const data = dataOf(line);
    if (data === '[DONE]') done = true;
    if (data === null || done) return '';
    const piece = pieceOf(data) ?? malformed();
    finishReason = piece.finishReason ?? finishReason;
    usage = piece.usage ?? usage;
    return piece.text;
  }

  return {
    push(arrived) {
      const lines = (rest + arrived).split('\n');
      rest = lines.pop() ?? '';
      let text = '';
      try {
        for (const line of lines) text += take(line);
        if (rest.length > lineLengthMax || length + text.length > answerLengthMax) malformed();
      } finally {
        // What came whole before something broken is the person's: it was paid for.
        length += text.length;
        if (text) onText(text);
      }
      return done;
    },
    end() {
      if (!(done || finishReason)) fail('ai.cut');
      return { finishReason, usage };
    },
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
      if (!text) malformed();
      onText(text);
      return { finishReason, usage };
    },
  };
}

/** The data of one line of server-sent events; null for the lines that carry none. */
function dataOf(line: string): string | null {
  const trimmed = line.endsWith('\r') ? line.slice(0, -1) : line;
  if (trimmed.startsWith('data:')) return trimmed.slice(5).trim();
  if (trimmed === '' || /^(:|event:|id:|retry:)/.test(trimmed)) return null;
  return malformed();
}

function malformed(): never {
  return fail('ai.failed');
}
