import type { Desk } from '../schemas/desk';

/** Who of the class has said nothing of the own challenge. Who left it, and said something before, makes up for nobody. */
export function unsaid({ pupils, sliders }: Pick<Desk, 'pupils' | 'sliders'>): Desk['pupils'] {
  const said = new Set(sliders.map(({ studentId }) => studentId));
  return pupils.filter(({ id }) => !said.has(id));
}
