/** What a reader says of an answer: its words, without the marks of its citations. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const part of body.querySelectorAll('sup, annotation, [aria-hidden=true]')) part.remove();
  for (const block of body.querySelectorAll('p, li, pre, h1, h2, h3, h4, h5, h6, tr')) block.append('\n');
  return (body.textContent ?? '').replace(/[ \t]+/g, ' ').trim();
}
