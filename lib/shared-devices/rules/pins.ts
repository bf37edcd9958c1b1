/** Digits of a PIN. */
export const pinLength = 4;

/** What a classmate tries first: all the same, a run up or down, and two that alternate. */
export function isGuessable(pin: string): boolean {
  const [one, two, three, four] = [...pin].map(Number) as [number, number, number, number];
  const step = two - one;
  const isRun = [three - two, four - three].every((next) => next === step) && Math.abs(step) <= 1;
  return isRun || (one === three && two === four);
}

/** `random` gives a whole number below the one it gets. */
export function newPin(random: (below: number) => number): string {
  for (;;) {
    const pin = String(random(10 ** pinLength)).padStart(pinLength, '0');
    if (!isGuessable(pin)) return pin;
  }
}
