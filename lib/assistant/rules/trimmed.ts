const unseen = /[\s\p{Cf}]/u;

/** Without what nobody sees at its ends. By single signs: a pattern would try every space inside anew. */
export function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && unseen.test(text.charAt(from))) from += 1;
  while (to > from && unseen.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
