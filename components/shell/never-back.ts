/**
 * The back button never shows a page that the browser kept whole: somebody else may be signed in since, and on a shared
 * device the next child is. It is asked for anew, and hidden from the moment it is left until then.
 */
export function neverBack(): () => void {
  addEventListener('pagehide', hide);
  addEventListener('pageshow', askAnew);
  return () => {
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', askAnew);
  };
}

function hide({ persisted }: PageTransitionEvent): void {
  if (persisted) document.body.hidden = true;
}

function askAnew({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}
