import { useLive } from '@/lib/platform/browser/live/use-live';

type Props = {
  classIds: readonly string[];
  /** Where live updates stood before the tests were read. */
  since: string;
  onNews: () => void;
};

/** Hears when who teaches did something to the tests of the pupil's classes. */
export function TestNews({ classIds, since, onNews }: Props) {
  useLive(
    classIds.map((id) => `tests:${id}`),
    since,
    onNews,
  );
  return null;
}
