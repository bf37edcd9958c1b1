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

/** The same for work that itself writes lines: shown in one piece when it has ended. */
export async function wordyStep<T extends Told | object>(label: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  process.stdout.write(`${`${label} `.padEnd(labelWidth, '.')} ${seconds(began)}\n`);
  return result;
}

function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}
