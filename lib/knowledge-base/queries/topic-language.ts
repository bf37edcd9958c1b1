import { isEnglish } from '@/lib/passages/rules/terms';
import { markdownSections } from '@/lib/platform/markdown/markdown-sections';

type Written = { name: string; suggestions: readonly string[]; body: string };

/** A topic is in the language that it is written in. */
export function languageOfTopic({ name, suggestions, body }: Written): 'pt-BR' | 'en' {
  const said = [name, ...suggestions, ...markdownSections(body).map(prose)];
  return isEnglish(said.join(' ')) ? 'en' : 'pt-BR';
}

/** Code is written in English, whatever stands around it. */
function prose({ heading, text }: { heading: string; text: string }): string {
  return [heading, ...text.split('\n').filter((line) => !line.startsWith('    '))].join(' ');
}
