import { renderMarkdown } from '@/lib/platform/markdown/render-markdown';

/** A text of a plan as a screen shows it. */
export function drawn(markdown: string): string {
  return markdown ? renderMarkdown(markdown, { idPrefix: 'lesson' }) : '';
}

/** A lesson that nobody began yet. */
export const notStarted = {
  status: 'notStarted' as const,
  startedAt: null,
  closedAt: null,
  assistantOff: false,
  screensOff: false,
  timer: { endsAt: null, leftMs: null },
};
