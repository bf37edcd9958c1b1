import { Loader } from './loader';

/** The loading view of the specification (§2): centred, orange, rotating, size 12, margin 3. */
export function FullScreenLoader({ label }: { label: string }) {
  return (
    <div className="fixed inset-0 z-sticky flex flex-col items-center justify-center gap-8 bg-canvas">
      <Loader label={label} />
    </div>
  );
}
