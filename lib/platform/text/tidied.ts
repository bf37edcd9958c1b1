/** What was typed or stood in a cell: without the spaces around it, with single ones inside, accents in one piece. */
export function tidied(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}
