/** A header ends where its line does: whatever begins a new one, or hides, becomes a space. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
