import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { renderMarkdown } from '@/lib/platform/markdown/render-markdown';
import { abilities } from '../abilities';
import { SectionText } from '../schemas/sections';

/** What an editor asks to see as a page would show it. */
const TextToDraw = z.object({ text: SectionText });

/** Drawn by the very code that draws the open pages, so that a preview promises nothing that they do not keep. */
export const drawnText = defineQuery({
  name: 'lesson-plans.drawn-text',
  may: abilities['text:draw'],
  input: TextToDraw,
  reply: z.object({ html: z.string() }),
  run: async ({ input: { text } }) => ({ html: renderMarkdown(text, { idPrefix: 'preview' }) }),
});
