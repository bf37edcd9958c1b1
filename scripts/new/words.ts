import type { Draft } from './draft';

type Words = { readonly [key: string]: string | Words };

const registries = { 'pt-BR': 'lib/platform/i18n/catalogue-pt.ts', en: 'lib/platform/i18n/catalogue-en.ts' } as const;

/** Sentences under a key of a namespace, or as the whole of it, in both languages; a new namespace is registered. */
export function addWords(
  draft: Draft,
  namespace: string,
  key: string | null,
  words: { 'pt-BR': Words; en: Words },
): void {
  for (const locale of ['pt-BR', 'en'] as const) {
    const file = `messages/${locale}/${namespace}.json`;
    if (draft.read(file) === undefined) {
      draft.create(file, '{}\n');
      draft.append(registries[locale], `import ${namespace} from '@/${file}';\n`);
      draft.insert(registries[locale], '} satisfies', `  ${namespace},\n`);
    }
    draft.change(file, (source) => {
      const standing = JSON.parse(source) as Words;
      const joined = key
        ? { ...standing, [key]: { ...(standing[key] as Words), ...words[locale] } }
        : { ...standing, ...words[locale] };
      return `${JSON.stringify(joined, null, 2)}\n`;
    });
  }
}
