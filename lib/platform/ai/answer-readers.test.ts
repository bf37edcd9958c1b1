import { describe, expect, it } from 'vitest';
import type { Failure } from '@/lib/platform/errors/failures';
import { streamReader, wholeReader } from './answer-readers';

const chunk = (content: unknown, finish_reason: string | null = null) =>
  JSON.stringify({ choices: [{ delta: { content }, finish_reason }] });
const [um, dois, end] = [chunk('um '), chunk('dois'), chunk('', 'stop')];

/** What is heard of a stream that comes in these arrivals, and how it ends. */
function read(arrivals: readonly string[]) {
  let text = '';
  const reader = streamReader((more) => {
    text += more;
  });
  try {
    for (const arrived of arrivals) if (reader.push(arrived)) break;
    return { text, reason: reader.end().finishReason };
  } catch (error) {
    return { text, reason: (error as Failure).code };
  }
}

const inOneAndByCharacters = (stream: string) => [read([stream]), read([...stream])];

describe('a stream of server-sent events', () => {
  const events = [um, dois, end, '[DONE]'];
  const whole = { text: 'um dois', reason: 'stop' };

  it.each([
    ['lines that end in LF', events.map((data) => `data: ${data}\n\n`).join('')],
    ['lines that end in CRLF', events.map((data) => `data: ${data}\r\n\r\n`).join('')],
    ['lines that end in CR', events.map((data) => `data: ${data}\r\r`).join('')],
    ['no space after the colon', events.map((data) => `data:${data}\n\n`).join('')],
    ['no blank lines', events.map((data) => `data: ${data}\n`).join('')],
    ['no [DONE]', [um, dois, end].map((data) => `data: ${data}\n\n`).join('')],
    ['no [DONE], no blank line at the end', `data: ${um}\n\ndata: ${dois}\n\ndata: ${end}\n`],
    ['a mark of the byte order', `\uFEFFdata: ${um}\n\ndata: ${dois}\n\ndata: ${end}\n\n`],
    [
      'comments, names and unknown fields',
      `: hi\nevent: x\nid: 1\nretry: 5\nx-foo: 1\nfoo\ndata: ${um}\n\ndata: ${dois}\n\ndata: ${end}\n\n`,
    ],
    ['a data line without data', `data\n\ndata:\n\ndata: ${um}\n\ndata: ${dois}\n\ndata: ${end}\n\n`],
    [
      'an event over several lines',
      `data: ${um}\n\ndata: {"choices":\ndata: [{"delta":{"content":"dois"},\ndata: "finish_reason":"stop"}]}\n\n`,
    ],
    [
      'text in parts',
      `data: ${chunk([{ type: 'text', text: 'um ' }, { type: 'image' }, { type: 'text', text: 'dois' }])}\n\ndata: ${end}\n\n`,
    ],
  ])('is read with %s', (_, stream) => {
    expect(inOneAndByCharacters(stream)).toEqual([whole, whole]);
  });

  it.each([
    ['cut between events', `data: ${um}\n\ndata: ${dois}\n\n`, { text: 'um dois', reason: 'ai.cut' }],
    ['cut inside one', `data: ${um}\n\ndata: ${dois.slice(0, 20)}`, { text: 'um ', reason: 'ai.cut' }],
    ['no JSON', `data: ${um}\n\ndata: {"choices\n\n`, { text: 'um ', reason: 'ai.failed' }],
    ['an error', `data: ${um}\n\ndata: {"error":{"code":"x"}}\n\n`, { text: 'um ', reason: 'ai.failed' }],
    ['a page in its place', '<!doctype html>\n<p>Wartung</p>\n', { text: '', reason: 'ai.failed' }],
    ['a page without the end of a line', '<html><p>Wartung</p></html>', { text: '', reason: 'ai.failed' }],
    ['cut inside the first name of a field', 'dat', { text: '', reason: 'ai.cut' }],
    ['empty', '', { text: '', reason: 'ai.cut' }],
  ])('that is %s says so, and what came whole is kept', (_, stream, told) => {
    expect(inOneAndByCharacters(stream)).toEqual([told, told]);
  });

  it('counts what no column holds as much, and what is no number as nothing', () => {
    const usage = (tokens: unknown) => {
      const reader = streamReader(() => undefined);
      reader.push(
        `data: {"choices":[],"usage":{"prompt_tokens":${JSON.stringify(tokens)},"completion_tokens":1.5}}\n\n`,
      );
      reader.push('data: [DONE]\n\n');
      return reader.end().usage;
    };
    expect(usage(9e15)).toEqual({ promptTokens: 10_000_000, completionTokens: 1 });
    expect(usage('12')).toEqual({ promptTokens: 0, completionTokens: 1 });
  });

  it('ends where a line never does', () => {
    expect(read(['data: ', ...Array.from({ length: 11 }, () => 'x'.repeat(100_000))])).toMatchObject({
      reason: 'ai.failed',
    });
  });
});

describe('an answer in one piece', () => {
  const read = (body: string) => {
    let text = '';
    const reader = wholeReader((more) => {
      text += more;
    });
    reader.push(body);
    const { finishReason } = reader.end();
    return { text, finishReason };
  };
  const answered = (content: unknown) => JSON.stringify({ choices: [{ message: { content }, finish_reason: 'stop' }] });

  it.each([
    ['as text', answered('um dois')],
    ['in parts', answered([{ type: 'reasoning', text: 'Hm.' }, { type: 'text', text: 'um ' }, null, { text: 'dois' }])],
    ['behind a mark of the byte order', `\uFEFF${answered('um dois')}`],
  ])('is read %s', (_, body) => {
    expect(read(body)).toEqual({ text: 'um dois', finishReason: 'stop' });
  });
});
