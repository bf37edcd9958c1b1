import { holdsText } from '@/lib/platform/browser/holds-text';

/**
 * This page was made for somebody who is here no more: it is asked for anew when somebody looks at it, and nothing of it is
 * seen until then. Of unsaved text the browser asks first, and whoever stays is not asked again.
 */
export function askAnewWhenSeen(): void {
  if (document.visibilityState === 'hidden' && !holdsText()) document.body.hidden = true;
  document.addEventListener('visibilitychange', look);
  addEventListener('focus', look);
}

function look(): void {
  if (document.visibilityState === 'hidden') return;
  document.removeEventListener('visibilitychange', look);
  removeEventListener('focus', look);
  location.reload();
}
