/** What is told of a step once it is done, in place of nothing but its time. */
type Told = string | undefined;

const labelWidth = 34;

/** Shows a step as it begins, and its time or what it found when it ends. */
export async function step<T extends Told | object>(label: string, work: () => Promise<T> | T): Promise<T> {
  const began = performance.now();
  process.stdout.write(`${label} `.padEnd(labelWidth, '.'));
  try {
    const result = await work();
    const told = typeof result === 'string' ? ` (${result})` : '';
    process.stdout.write(` ${seconds(began)}${told}\n`);
    return result;
  } catch (error) {
    process.stdout.write(` failed after ${seconds(began)}\n`);
    throw error;
  }
}

export function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}
