import { useLocale } from 'next-intl';
import { answerHtml } from '@/lib/assistant/prompts/answer-html';
import { inPlaces, type Source } from '@/lib/assistant/rules/sources';

/** The words of an answer as its pupil saw them, with its citations as links. */
export function AnswerText({ content, sources }: { content: string; sources: readonly Source[] }) {
  const locale = useLocale();
  // The renderer takes no HTML: every element in it is one that lib/platform/markdown writes.
  return (
    <div className="markdown" dangerouslySetInnerHTML={{ __html: answerHtml(content, inPlaces(sources), locale) }} />
  );
}
