import { useLocale } from 'next-intl';
import { answerHtml } from '@/lib/assistant/prompts/answer-html';

type Source = { number: number; title: string; heading: string; address: string };

/** The words of an answer as its pupil saw them, with its citations as links. */
export function AnswerText({ content, sources }: { content: string; sources: readonly Source[] }) {
  const locale = useLocale();
  const placed: Source[] = [];
  for (const source of sources) placed[source.number - 1] = source;
  // The renderer takes no HTML: every element in it is one that lib/platform/markdown writes.
  return <div className="markdown" dangerouslySetInnerHTML={{ __html: answerHtml(content, placed, locale) }} />;
}
