import { IconShape } from '@/components/ui/icon-shape';

/** Corners that point outwards, or inwards. */
export function ExpandIcon({ isFull }: { isFull: boolean }) {
  return (
    <IconShape path={isFull ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'} />
  );
}
