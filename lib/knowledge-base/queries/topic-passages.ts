import { isEnglish } from '@/lib/passages/rules/terms';
import { markdownSections } from '@/lib/platform/markdown/markdown-sections';
import { links } from '../links';

type Topic = { id: string; name: string; suggestions: readonly string[]; body: string };

/** A topic is in the language that it is written in. The questions stand with what comes before the first heading: who searches may ask just so. */
export function passagesOfTopic({ id, name, suggestions, body }: Topic) {
  const [first, ...sections] = markdownSections(body);
  const intro = first && !first.heading ? first : undefined;
  const asked = { heading: '', id: '', text: [...suggestions, intro?.text ?? ''].join('\n').trim() };
  const said = [...(asked.text ? [asked] : []), ...(first && !intro ? [first] : []), ...sections];
  const locale = isEnglish([name, ...said.map(prose)].join(' ')) ? ('en' as const) : ('pt-BR' as const);
  return said.map((section, index) => ({
    position: index + 1,
    locale,
    title: name,
    heading: section.heading,
    text: section.text,
    address: links.topic(id) + (section.id && `#${section.id}`),
  }));
}

/** Code is written in English, whatever stands around it. */
function prose({ heading, text }: { heading: string; text: string }): string {
  return [heading, ...text.split('\n').filter((line) => !line.startsWith('    '))].join(' ');
}
