/** A cell that begins like this would be carried out as a formula by whoever opens the file. */
const formula = /^'*[=+\-@\t\r]/;
const number = /^-?\d+([.,]\d+)?$/;
const guard = /^'+[=+\-@\t\r]/;

/** With an apostrophe before it, which spreadsheets take for text. */
export function guarded(text: string): string {
  return formula.test(text) && !number.test(text) ? `'${text}` : text;
}

/** The text again: a file that we handed out comes back as it was meant. */
export function unguarded(text: string): string {
  return guard.test(text) ? text.slice(1) : text;
}
