/** The clipboard is missing where a school opens the product by plain http on its network: there the old way does. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if ('clipboard' in navigator) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused: the old way asks nobody.
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr-only';
  // Inside a modal dialog, where the focus may go.
  (document.querySelector('.ai-panel') ?? document.body).append(field);
  const before = document.activeElement;
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
