import { useEffect, useState } from 'react';

/** Long enough that a question is asked a pause, and not a letter. */
const pauseMs = 400;

/** What was typed once the typing pauses. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
