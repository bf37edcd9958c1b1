/** What nobody wants to hear: code, formulas, numbers of citations, buttons. */
const unspoken = 'pre, math, .formula, .citation, .ai-code, button, svg';
const blocks = 'p, li, h3, blockquote, tr, td, th, br';

/** An answer as it is said: its text, a line for each block. The HTML was made safe by the server, and is never shown here. */
export function spokenHtml(html: string): string {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  for (const each of content.querySelectorAll(unspoken)) each.remove();
  for (const block of content.querySelectorAll(blocks)) block.append('\n');
  return content.textContent?.replace(/[ \t]+([.,;:!?])/g, '$1') ?? '';
}
