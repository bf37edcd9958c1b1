import { randomUUIDv7 } from 'node:crypto';
import type { Draft } from './draft';
import { pascal, sentence } from './names';
import { addPages } from './screen/pages';
import { linkNames, type Screen, screenNames } from './screen/screen-names';
import { addServer } from './screen/server';
import { addTests } from './screen/tests';
import { addWords } from './words';

/** `screen <domain> <area> <noun> [Aviso/Avisos]`: a list and a form over one table of the domain, whole. */
export function newScreen(draft: Draft, names: readonly string[]): string {
  const screen = screenNames(names);
  addServer(draft, screen);
  addLinks(draft, screen);
  addPages(draft, screen);
  addScreenWords(draft, screen);
  addDemoRow(draft, screen);
  addTests(draft, screen);
  return `Read messages/pt-BR/${screen.namespace}.json aloud, and link ${screen.address} from where people look for it.`;
}

function addLinks(draft: Draft, screen: Screen): void {
  const { domain, address } = screen;
  const { list, add, edit } = linkNames(screen);
  const file = `lib/${domain}/links.ts`;
  if (draft.read(file) === undefined) {
    const own = `of${pascal(domain)}`;
    draft.append('lib/links.ts', `import { links as ${own} } from './${domain}/links';\n`);
    draft.insert('lib/links.ts', '} as const', `  ...${own},\n`);
  }
  draft.entry(file, {
    empty: 'export const links = {\n} as const;\n',
    mark: '} as const',
    text: `  ${list}: () => '${address}',
  ${add}: () => '${address}/new',
  ${edit}: (id: string) => \`${address}/\${encodeURIComponent(id)}\`,
`,
  });
}

function addScreenWords(draft: Draft, { namespace, key, words, columns }: Screen): void {
  const field = Object.fromEntries(columns.map(({ name }) => [name, sentence(name)]));
  const lead = `{${columns[0]?.name}}`;
  const { en, 'pt-BR': pt } = words;
  addWords(draft, namespace, key, {
    'pt-BR': {
      title: pt.many,
      add: `${pt.one}: incluir`,
      edit: `${pt.one}: editar`,
      search: 'Procurar pelo nome',
      empty: 'Ainda não há nada aqui',
      noneFound: 'Nada encontrado',
      save: 'Salvar',
      delete: { ask: 'Excluir', title: `Excluir ${lead}?`, text: 'Isto não pode ser desfeito.' },
      field: { ...field, ...('name' in field && { name: 'Nome' }) },
    },
    en: {
      title: en.many,
      add: `New ${en.one.toLowerCase()}`,
      edit: `Edit ${en.one.toLowerCase()}`,
      search: 'Search by name',
      empty: 'There is nothing here yet',
      noneFound: 'Nothing found',
      save: 'Save',
      delete: { ask: 'Delete', title: `Delete ${lead}?`, text: 'This cannot be undone.' },
      field,
    },
  });
}

/** One row of the demo, so that the page of one has an address that is visited, weighed and looked at. */
function addDemoRow(draft: Draft, { nouns, one, One, Many, model, ofSchool, columns }: Screen): void {
  const data = columns.map(({ name, sample }) => `${name}: ${sample === 'randomUUID()' ? `'Exemplo'` : sample}`);
  const id = `demo${One}Id`;
  draft.create(
    `prisma/seed/${nouns}.ts`,
    `import type { Tx } from '@/lib/platform/db/client';

/** The same in every demo, so that an address of one can be written down. */
export const ${id} = '${randomUUIDv7()}';

export async function seed${Many}(tx: Tx${ofSchool ? ', schoolId: string' : ''}): Promise<void> {
  await tx.${model.accessor}.create({ data: { id: ${id}, ${ofSchool ? 'schoolId, ' : ''}${data.join(', ')} } });
}
`,
  );
  const school = ofSchool ? `, String(people.get('capibaribe'))` : '';
  draft.append('prisma/seed/demo.ts', `import { seed${Many} } from './${nouns}';\n`);
  draft.insert(
    'prisma/seed/demo.ts',
    '}\n\n/** Somebody whose login',
    `  await db().$transaction((tx) => seed${Many}(tx${school}));\n`,
  );
  const samples = 'tests/support/sample-pages.ts';
  draft.append(samples, `import { ${id} } from '@/prisma/seed/${nouns}';\n`);
  draft.insert(samples, `  '[...rest]'`, `  '[${one}]': ${id},\n`);
}
