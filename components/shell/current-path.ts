/** Of these paths the one that the reader is at: the longest that the address begins with. */
export function currentPath(paths: readonly string[], at: string): string | undefined {
  return paths
    .filter((path) => at === path || at.startsWith(`${path}/`))
    .sort((one, other) => other.length - one.length)[0];
}
