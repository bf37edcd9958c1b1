'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

export function PrintCertificates({ children }: { children: ReactNode }) {
  return (
    <Button variant="primary" icon="print" onClick={() => print()}>
      {children}
    </Button>
  );
}
