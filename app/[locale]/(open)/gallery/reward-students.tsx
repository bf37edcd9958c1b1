'use client';

import { useSelection } from '@/components/lists/selection';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

/** Stands for an operation on all that is selected. */
export function RewardStudents({ label }: { label: string }) {
  const { ids, clear } = useSelection();

  function reward() {
    toast.success(`${label}: ${ids.join(', ')}`);
    clear();
  }

  return (
    <Button size="sm" icon="medal" onClick={reward}>
      {label}
    </Button>
  );
}
