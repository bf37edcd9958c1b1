import { FaultBoundary } from '@/components/shell/fault-boundary';

export const dynamic = 'force-static';

/** The bare page with what stands around each part of the shell, whether or not there is an assistant. */
export default function WithBoundary() {
  return (
    <main>
      <FaultBoundary>Boundary</FaultBoundary>
    </main>
  );
}
