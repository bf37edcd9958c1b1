import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ChatMessage, Origin } from '@/lib/assistant/client';
import words from '@/messages/en/assistant.json';
import type { ConversationStore } from '../conversation/conversation-store';
import { Words } from '../words';
import { AnswerTools } from './answer-tools';

function drawn(origin: Origin): string {
  const message: ChatMessage = { id: 'a', role: 'assistant', content: 'x', at: '2026-11-23T12:00:00Z', origin };
  return renderToStaticMarkup(
    <Words value={words}>
      <AnswerTools message={message} store={{} as ConversationStore} locale="en" />
    </Words>,
  );
}

it('asks what somebody thinks of an answer, and never of one that was given to a child in need', () => {
  for (const origin of ['model', 'guide'] as const) {
    expect(drawn(origin)).toContain(words.like);
    expect(drawn(origin)).toContain(words.comment.open);
  }
  const care = drawn('care');
  expect(care).toContain(words.copyAnswer);
  expect(care).not.toContain('data-liking');
  expect(care).not.toContain(words.comment.open);
});
