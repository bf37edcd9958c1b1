import { useTranslations } from 'next-intl';
import { hasPlayers } from '@/lib/platform/markdown/embeds';
import { renderMarkdown } from '@/lib/platform/markdown/render-markdown';
import { Players } from './players';

export interface MarkdownProps {
  text: string;
  /** Begins the ids of the headings; another one for each text of a page. */
  idPrefix?: string;
}

/** A person's Markdown, made on the server: nothing of the parser travels to the browser. */
export function Markdown({ text, idPrefix }: MarkdownProps) {
  const t = useTranslations('ui');
  const html = renderMarkdown(text, { newTab: t('newTab'), ...(idPrefix && { idPrefix }) });
  // The parser takes no HTML: every element in it is one that lib/platform/markdown writes.
  return (
    <>
      <div className="markdown" dangerouslySetInnerHTML={{ __html: html }} />
      {hasPlayers(html) && <Players />}
    </>
  );
}
