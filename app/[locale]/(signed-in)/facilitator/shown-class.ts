/** Which class the home shows, of who has several: it goes with the browser's session and says nothing but an id. */
export const shownClassCookie = 'home_class';

/** The one that was asked for, else the one that comes first. */
export function pickClass<One extends { id: string }>(
  classes: readonly One[],
  asked: string | undefined,
): One | undefined {
  return classes.find(({ id }) => id === asked) ?? classes[0];
}
