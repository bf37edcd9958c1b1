import { markdownSections } from '@/lib/platform/markdown/markdown-sections';
import { links } from '../links';
import { languageOfTopic } from './topic-language';

type Topic = { id: string; name: string; suggestions: readonly string[]; body: string };

/** The questions stand with what comes before the first heading: who searches may ask just so. */
export function passagesOfTopic(topic: Topic) {
  const { id, name, suggestions, body } = topic;
  const [first, ...sections] = markdownSections(body);
  const intro = first && !first.heading ? first : undefined;
  const asked = { heading: '', id: '', text: [...suggestions, intro?.text ?? ''].join('\n').trim() };
  const said = [...(asked.text ? [asked] : []), ...(first && !intro ? [first] : []), ...sections];
  const locale = languageOfTopic(topic);
  return said.map((section, index) => ({
    position: index + 1,
    locale,
    title: name,
    heading: section.heading,
    text: section.text,
    address: links.topic(id) + (section.id && `#${section.id}`),
  }));
}
