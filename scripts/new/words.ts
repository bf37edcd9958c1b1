import type { Draft } from './draft';
import { pascal } from './names';

type Words = { readonly [key: string]: string | Words };

const registry = 'lib/platform/i18n/messages.ts';

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
      const name = locale === 'en' ? `en${pascal(namespace)}` : namespace;
      draft.create(file, '{}\n');
      draft.append(registry, `import ${name} from '@/${file}';\n`);
      draft.insert(registry, locale === 'en' ? '  },\n} satisfies' : '  },\n  en: {', inCatalogue(namespace, name));
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

function inCatalogue(namespace: string, name: string): string {
  return `    ${namespace === name ? name : `${namespace}: ${name}`},\n`;
}
