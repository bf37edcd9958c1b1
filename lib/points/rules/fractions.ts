/** The exact fraction rounded once, half up. Whole, non-negative numbers in, and the divisor more than nothing. */
export function halfUp(above: number, below: number): number {
  return Math.floor((2 * above + below) / (2 * below));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
