/** A queue, because on a slow line a second wish overtakes the first; what follows a failure is done all the same. */
export function inOrder() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
