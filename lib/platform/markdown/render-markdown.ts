import { parser } from './parser';

export type MarkdownOptions = {
  /** Begins the ids of the headings, so that two texts of one page never share one. */
  idPrefix?: string;
  /** Says beside a player that it opens in a new tab. */
  newTab?: string;
};

/** A person's Markdown as elements that can run nothing and load nothing from elsewhere. */
export function renderMarkdown(text: string, { idPrefix = 'text', newTab = '' }: MarkdownOptions = {}): string {
  return parser.render(text, { idPrefix, newTab });
}
