/** What is known of the person whose browser tells of an error: every word of it is taken out. */
export type Known = { login?: string | null | undefined; name?: string | null | undefined };

const wordCharsMin = 3;
const gone = '…';

// Every run has an end: anyone may send any text, and an unbounded one would take a second for a long one.
const email = /[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,255}/gu;
/** Two words or more in quotation marks are somebody's text; one is a name in our code. */
const quotedText = /(["'`“‘])(?=[^"'`”’\n]{0,300}\s)[^"'`”’\n]{1,300}(["'`”’])/g;
const query = /(\/[^\s?()"'/]{0,300})\?[^\s():]*/g;
/** CPF, telephone and their like; the lines and columns of a stack are shorter. */
const longNumber = /\d(?:[ ().-]{0,2}\d){7,}/g;

/** An error in words that name nobody. */
export function scrubbed(text: string, { login, name }: Known): string {
  const words = [login ?? '', ...(name ?? '').split(/\s+/)].filter((word) => word.length >= wordCharsMin);
  const bare = text
    .replace(email, gone)
    .replace(query, '$1')
    .replace(quotedText, `$1${gone}$2`)
    .replace(longNumber, gone);
  return words.reduce((shown, word) => shown.replace(wholeWord(word), gone), bare);
}

function wholeWord(word: string): RegExp {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(String.raw`(?<![\p{L}\d])${escaped}(?![\p{L}\d])`, 'giu');
}

/** What is alike in every error of one cause: ids and numbers differ from one person to the next. */
export function causeOf(message: string): string {
  return message
    .replace(/[\da-f]{8}-[\da-f-]{27}/gi, '#')
    .replace(/\d+/g, '#')
    .trim();
}
