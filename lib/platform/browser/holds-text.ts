/** Whether the browser would ask before this page is left: whatever holds unsaved text says so. */
export function holdsText(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
