type At = {
  readonly href: string;
  /** What else belongs there, though its address does not begin so. */
  readonly holds?: readonly string[] | undefined;
};

/** The place that the reader is at: of the addresses of all, and of what they hold, the longest that this one begins with. */
export function currentPath(places: readonly At[], at: string): string | undefined {
  return places
    .flatMap(({ href, holds = [] }) => [href, ...holds].map((path) => ({ href, path })))
    .filter(({ path }) => at === path || at.startsWith(`${path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0]?.href;
}
