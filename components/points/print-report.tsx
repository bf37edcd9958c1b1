'use client';

import { Button } from '@/components/ui/button';

export function PrintReport({ label }: { label: string }) {
  return (
    <Button icon="print" onClick={() => print()}>
      {label}
    </Button>
  );
}
