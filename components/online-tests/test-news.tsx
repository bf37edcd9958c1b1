import { useLive } from '@/lib/platform/browser/live/use-live';

/** Hears when who teaches did something to the tests of the pupil's classes. */
export function TestNews({ classIds, onNews }: { classIds: readonly string[]; onNews: () => void }) {
  useLive(
    classIds.map((id) => `tests:${id}`),
    undefined,
    onNews,
  );
  return null;
}
