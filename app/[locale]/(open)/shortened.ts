import { markdownSections } from '@/lib/platform/markdown/markdown-sections';

const descriptionLengthMax = 160;

/** A text in plain words, cut between two of them where search engines would cut. */
export function shortened(text: string): string {
  const words = markdownSections(text)
    .flatMap((section) => [section.heading, section.text])
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= descriptionLengthMax) return words;
  return `${words.slice(0, descriptionLengthMax).replace(/\s+\S*$/, '')}…`;
}
