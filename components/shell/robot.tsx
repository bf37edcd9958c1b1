import { robots } from './icons';

/** Our face: it looks up when there is something to do, and sleeps when there is nothing. One drawing, loaded once. */
export function Robot({ mood, size = 96 }: { mood: 'up' | 'asleep'; size?: number }) {
  return (
    <svg viewBox="0 0 120 100" width={size} height={(size * 5) / 6} aria-hidden="true" className="shrink-0">
      <use href={robots[mood]} />
    </svg>
  );
}
