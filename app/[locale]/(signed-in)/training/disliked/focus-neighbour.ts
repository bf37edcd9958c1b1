/** An answer that is dealt with leaves the list: whoever works without a mouse goes on at its neighbour, not at the top. */
export function focusNeighbour(inside: HTMLElement | null): void {
  const item = inside?.closest('li');
  if (!item) return;
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  const heading = neighbour?.querySelector('h2') ?? document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
