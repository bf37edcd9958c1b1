'use client';

import { useSelection } from '@/components/lists/selection';
import { RecordConsents } from './record-consents';

/** For the bar of a list of students: what the guardians of all that are selected allowed. */
export function RecordSelectedConsents() {
  const { ids } = useSelection();
  return <RecordConsents studentIds={ids} button={{ size: 'sm' }} />;
}
