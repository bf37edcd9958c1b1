import type { Tipo } from '@/lib/access/actor';
import { cellsOf, isOfSchool, type Model, storedOf } from './domain-facts';
import type { Draft } from './draft';

/** Which tipo may ever do it. */
export function addAbility(draft: Draft, domain: string, ability: string, tipos: readonly Tipo[]): void {
  draft.entry(`lib/${domain}/abilities.ts`, {
    empty: `import { abilitiesOf } from '@/lib/access/abilities';\n\nexport const abilities = abilitiesOf({\n});\n`,
    mark: '});',
    text: `  '${ability}': [${tipos.map((tipo) => `'${tipo}'`).join(', ')}],\n`,
  });
}

/** How everyone tries an operation, after what the request imports. Cells of a new domain join a part of the product. */
export function addCell(draft: Draft, domain: string, code: string): void {
  const [, imports = '', cell = ''] = /^((?:import [^;]+;\n)*)([\s\S]*)$/.exec(code) ?? [];
  const file = `tests/access/cells/${domain}.ts`;
  const cells = cellsOf(domain);
  if (draft.read(file) === undefined) {
    draft.create(file, `import type { Cell } from './cell';\n\nexport const ${cells}: Record<string, Cell> = {\n};\n`);
    draft.append('tests/access/cells/cells.ts', `import { ${cells} } from './${domain}';\n`);
    draft.insert('tests/access/cells/cells.ts', '  },\n} satisfies', `    ...${cells},\n`);
  }
  draft.insert(file, '};', cell);
  draft.append(file, imports);
}

/** In tests: a fresh row's id, what brings it, and whether it takes the `schoolId` of a school. */
export function rowId(model: Model): { imported: string; text: string; takesRow: boolean } {
  if (model.name === 'School') return { imported: '', text: 'schoolId', takesRow: true };
  const stored = storedOf(model);
  const takesRow = isOfSchool(model);
  const text = `(await ${stored.name}(${takesRow ? 'schoolId' : ''})).id`;
  return { imported: `import { ${stored.name} } from '${stored.from}';\n`, text, takesRow };
}
