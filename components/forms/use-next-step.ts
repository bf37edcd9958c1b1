'use client';

import { useEffect, useRef, useTransition } from 'react';

/**
 * What follows a save may be a page that takes its time. Until it has come, a second press finds what was saved
 * already: it would make a second one, or be told that there is one.
 */
export function useNextStep() {
  const [isUnderWay, start] = useTransition();
  const settled = useRef<string>(undefined);
  useEffect(() => {
    if (!isUnderWay) settled.current = undefined;
  }, [isUnderWay]);
  return {
    /** `values`: what stands in the form, where all of it is saved. */
    take: (step: () => void, values: object | undefined) => {
      settled.current = values && JSON.stringify(values);
      step();
      // Of the same moment as the navigation, it ends with it. The step itself stays outside: a dialog that it closes
      // must not wait for the page.
      start(() => undefined);
    },
    isSaved: (values: object) => settled.current === JSON.stringify(values),
  };
}
