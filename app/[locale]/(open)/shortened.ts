import { markdownSections } from '@/lib/platform/markdown/markdown-sections';

/** Where search engines cut. */
const descriptionLengthMax = 160;

/** A text in plain words, cut between two of them. */
export function shortened(text: string): string {
  const words = markdownSections(text).flatMap((section) => [section.heading, section.text]);
  return cut(words.join(' ').replace(/\s+/g, ' ').trim());
}

/** The first lines of a text without the marks of their list, each as short as a description. */
export function firstLines(text: string, count: number): string[] {
  const lines = markdownSections(text).flatMap((section) => section.text.split('\n'));
  return lines
    .map((line) => line.replace(/^(-|\d+\.)\s/, '').trim())
    .filter(Boolean)
    .slice(0, count)
    .map(cut);
}

function cut(words: string): string {
  if (words.length <= descriptionLengthMax) return words;
  return `${words.slice(0, descriptionLengthMax).replace(/\s+\S*$/, '')}…`;
}
