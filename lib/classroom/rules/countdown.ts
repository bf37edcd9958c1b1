type Timer = { readonly endsAt: string | null; readonly leftMs: number | null };

/** What is left, whatever the ticks did meanwhile: a device that slept counts none. None where no countdown is set. */
export function leftAt({ endsAt, leftMs }: Timer, now: number): number | null {
  return endsAt ? Math.max(0, Date.parse(endsAt) - now) : leftMs;
}

/** `4:05`, and with hours `1:04:05`; a second that has begun is still there. */
export function shownLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
