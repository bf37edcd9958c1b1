import { defineQuery } from '@/lib/access/define-query';
import { renderMarkdown } from '@/lib/platform/markdown/render-markdown';
import { abilities } from '../abilities';
import { Drawn, TextToDraw } from '../schemas/drafts';

/** Drawn by the very code that draws the open pages, so that a preview promises nothing that they do not keep. */
export const drawnText = defineQuery({
  name: 'lesson-plans.drawn-text',
  may: abilities['text:draw'],
  input: TextToDraw,
  reply: Drawn,
  run: async ({ input: { text } }) => ({ html: renderMarkdown(text, { idPrefix: 'preview' }) }),
});
