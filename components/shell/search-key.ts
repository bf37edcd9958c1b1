/** The key `/` leads to the search: of the page, where it has one, else of the header. It is sent as text. */
function searchKey(): void {
  addEventListener('keydown', (event) => {
    const at = event.target as HTMLElement;
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) return;
    for (const field of document.querySelectorAll<HTMLElement>('main [name=q],header [name=q]')) {
      if (document.querySelector('dialog:modal')) return;
      field.focus();
      // One that is not shown takes no focus.
      if (document.activeElement !== field) continue;
      event.preventDefault();
      return;
    }
  });
}

export const searchKeyScript = `(${String(searchKey)})()`;
