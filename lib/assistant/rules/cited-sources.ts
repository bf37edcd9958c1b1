export type Given = { number?: number; title: string; heading: string; address: string };

/** Those of the given passages that an answer really names as [number], which is its place unless it is said. */
export function citedSources(content: string, given: readonly Given[]) {
  return given
    .map(({ number, title, heading, address }, at) => ({ number: number ?? at + 1, title, heading, address }))
    .filter(({ number }) => content.includes(`[${number}]`));
}
