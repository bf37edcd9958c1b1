/** Of several that are on their way: each is given a question at its start, whether it is the last one still. */
export function latestOnly(): () => () => boolean {
  let begun = 0;
  return () => {
    begun += 1;
    const own = begun;
    return () => own === begun;
  };
}
