import { createHash } from 'node:crypto';

export type AskedMessage = { role: string; content: string | { type: string; text?: string }[] };
export type AskedBody = { model: string; messages: AskedMessage[]; stream?: boolean; stream_options?: unknown };

/** The words of the last question, whatever pictures came with it. */
export function lastQuestion({ messages }: AskedBody): string {
  const content = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  return typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('');
}

/** What the vendor says unless a test says otherwise: different for each question, and known to whoever knows it. */
export function answerTo(question: string): string {
  const mark = createHash('sha256').update(question).digest('hex').slice(0, 12);
  return `Sobre “${question.slice(0, 200)}”: é só uma lição de robótica. 🤖 Marca ${mark}.`;
}

/** Tokens are about so long; they may break anywhere but inside a character. */
function tokensOf(answer: string): string[] {
  return answer.match(/.{1,4}/gsu) ?? [];
}

function envelope(object: string, model: string) {
  return { id: 'chatcmpl-B9MHDbslfkBeAs8l4bebGdFOJ6PeG', object, created: 1_741_570_283, model };
}

const countsOf = (body: AskedBody, tokens: string[]) => ({
  prompt_tokens: Math.ceil(JSON.stringify(body.messages).length / 4),
  completion_tokens: tokens.length,
  total_tokens: Math.ceil(JSON.stringify(body.messages).length / 4) + tokens.length,
  prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
});

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;

/** The events of one streamed answer, in OpenAI's order: role, contents, the reason of its end, what it cost, [DONE]. */
export function eventsOf(body: AskedBody, answer: string): string[] {
  const tokens = tokensOf(answer);
  const chunk = (delta: object, finish_reason: string | null) =>
    event({
      ...envelope('chat.completion.chunk', body.model),
      service_tier: 'default',
      system_fingerprint: 'fp_fc9f1d7035',
      choices: [{ index: 0, delta, logprobs: null, finish_reason }],
      ...(body.stream_options ? { usage: null } : {}),
    });
  const cost = event({
    ...envelope('chat.completion.chunk', body.model),
    choices: [],
    usage: countsOf(body, tokens),
  });
  return [
    chunk({ role: 'assistant', content: '', refusal: null }, null),
    ...tokens.map((content) => chunk({ content }, null)),
    chunk({}, 'stop'),
    ...(body.stream_options ? [cost] : []),
    'data: [DONE]\n\n',
  ];
}

export function wholeAnswer(body: AskedBody, answer: string): string {
  return JSON.stringify({
    ...envelope('chat.completion', body.model),
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: answer, refusal: null, annotations: [] },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: countsOf(body, tokensOf(answer)),
  });
}

export function errorBody(message: string, type: string, code: string | null): string {
  return JSON.stringify({ error: { message, type, param: null, code } });
}

export const modelList = JSON.stringify({
  object: 'list',
  data: [{ id: 'gpt-4.1-mini', object: 'model', created: 1_744_318_173, owned_by: 'system' }],
});
