const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const middle = 31;
const stepOf = new Map([...letters].map((letter, at) => [letter, at - middle]));

/** Numbers as a file keeps them, a letter each: small ones are told apart more closely than large ones. */
export type Coded = { readonly most: number; readonly letters: string };

export function coded(values: Float32Array): Coded {
  const most = Number(values.reduce((found, value) => Math.max(found, Math.abs(value)), 0).toPrecision(6));
  const step = (value: number) =>
    Math.sign(value) * Math.round(middle * Math.sqrt(Math.min(1, Math.abs(value) / most)));
  return { most, letters: Array.from(values, (value) => letters[step(value) + middle]).join('') };
}

export function decoded({ most, letters }: Coded): Float32Array {
  return Float32Array.from(letters, (letter) => {
    const step = stepOf.get(letter) ?? 0;
    return (Math.sign(step) * most * step * step) / (middle * middle);
  });
}
