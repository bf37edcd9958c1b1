/** The slider's stops (product.md 5). */
export const sliderStep = 10;

/** A pupil alone is believed up to here; more needs the facilitator's value. */
export const believedMax = 80;

/** The facilitator's value where there is one, and 0 is one; else the pupil's, as far as it is believed. */
export function effectivePercent(slider: number | null, value: number | null): number {
  return value ?? Math.min(slider ?? 0, believedMax);
}
