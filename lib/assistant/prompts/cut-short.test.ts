import { describe, expect, it } from 'vitest';
import { answerHtml } from './answer-html';
import { cutShort } from './cut-short';

const pupil = { locale: 'en', tipo: 'aluno' } as const;
const added = (text: string, finishReason: string | null) => cutShort({ ...pupil, text, finishReason });

describe('what is added to an answer that was cut', () => {
  it.each([
    ['The robot turns.', 'stop'],
    ['The robot turns.', null],
    ['', 'length'],
    [' \n ', 'length'],
    ['', 'stop'],
  ])('is nothing after %j that ended by %j', (text, reason) => {
    expect(added(text, reason)).toBe('');
  });

  it('invites a pupil who was refused every word to no second try, and sends him to an adult', () => {
    const told = added(' ', 'content_filter');
    expect(told).toMatch(/talk to an adult you trust/);
    expect(told).not.toMatch(/again|another way/);
    expect(cutShort({ text: '', finishReason: 'content_filter', locale: 'en', tipo: 'instrutor' })).not.toMatch(
      /adult/,
    );
  });

  it.each(['length', 'content_filter'])('is a paragraph of its own behind a code block that %s left open', (reason) => {
    const text = 'So:\n\n```py\nprint(1';
    const html = answerHtml(text + added(text, reason), [], 'en');
    expect(html).toMatch(/<\/pre>.*<p><em>The (?:answer|model) [^<]+<\/em><\/p>\n$/s);
  });
});
