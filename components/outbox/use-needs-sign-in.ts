import { useOutbox } from '@/lib/platform/outbox/use-outbox';
import { useOutboxStanding } from './outbox-standing';

/** Something waits for the session of its person; asked by itself once, then whenever the state is pressed. */
export function useNeedsSignIn(): boolean {
  const { hindrance, pending } = useOutbox();
  const { signsInLater, isSignedOut } = useOutboxStanding();
  const isHeldUp = (hindrance === 'nobody' || hindrance === 'other-person') && pending.length > 0;
  return (isHeldUp || isSignedOut) && !signsInLater;
}
