import type { Names } from './names';

type Change = (source: string) => string;

/** What a new command adds to files that stand already. */
export function additions(names: Names): Record<string, Change> {
  return {
    [`lib/${names.domain}/abilities.ts`]: beforeLast('});', `  '${names.ability}': ['admin'],\n`),
    [`lib/${names.domain}/schemas.ts`]: atEnd(schemas(names)),
    [`lib/${names.domain}/contract.ts`]: both(
      imported('./schemas', [names.pascal, `${names.pascal}Done`]),
      atEnd(operation(names)),
    ),
    [`tests/access/cells/${names.domain}.ts`]: both(
      names.needs ? imported('@/tests/support/world', [names.needs]) : (source) => source,
      beforeLast('};', cell(names)),
    ),
  };
}

function schemas({ pascal }: Names): string {
  return `
export const ${pascal} = z.object({ id: z.uuid() });
export const ${pascal}Done = z.object({ id: z.string() });
`;
}

function operation({ op, path, sentence, pascal }: Names): string {
  return `
export const ${op} = operation({
  method: 'POST',
  path: '${path}',
  summary: '${sentence}',
  input: ${pascal},
  reply: ${pascal}Done,
});
`;
}

function cell({ path, rows, target }: Names): string {
  const row = target.startsWith('row') ? 'row' : '';
  return `  'POST ${path}': {
    owner: 'admin',
    rows: '${rows}',
    request: async (${row}) => ({ path: '${path}', body: { id: ${target} } }),
  },
`;
}

function atEnd(text: string): Change {
  return (source) => source + text;
}

function beforeLast(mark: string, text: string): Change {
  return (source) => {
    const at = source.lastIndexOf(mark);
    if (at < 0) throw new Error(`"${mark}" is not where it was`);
    return source.slice(0, at) + text + source.slice(at);
  };
}

function both(first: Change, second: Change): Change {
  return (source) => second(first(source));
}

/** Joins the names to the import that stands; the formatter then sorts them. */
function imported(module: string, names: readonly string[]): Change {
  return (source) => {
    const known = new RegExp(`import \\{([^}]*)\\} from '${module}';`).exec(source);
    if (!known) return `import { ${names.join(', ')} } from '${module}';\n${source}`;
    const standing = (known[1] ?? '').split(',').map((name) => name.trim());
    const all = [...new Set([...standing, ...names])].filter(Boolean);
    return source.replace(known[0], `import { ${all.join(', ')} } from '${module}';`);
  };
}
