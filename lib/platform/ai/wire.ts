/** What the chat completions of OpenAI look like, and of every server that speaks as it does. */
export type MessagePart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };
export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string | MessagePart[] };

export type Usage = { promptTokens: number; completionTokens: number };
export type Completion = { finishReason: string | null; usage: Usage | null };

export type Asked = {
  model: string;
  messages: readonly ModelMessage[];
  maxTokens: number;
  /** Says to the vendor which of our people asks, without saying who it is. */
  user?: string | undefined;
};

export function requestBody({ model, messages, maxTokens, user }: Asked): string {
  return JSON.stringify({
    model,
    messages,
    max_tokens: maxTokens,
    stream: true,
    stream_options: { include_usage: true },
    ...(user && { user }),
  });
}

type Answered = {
  choices?: { delta?: { content?: unknown }; message?: { content?: unknown }; finish_reason?: unknown }[];
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null;
  error?: unknown;
};

export type Piece = { text: string; finishReason: string | null; usage: Usage | null };

/** A chunk of a stream, or a whole answer; null for what is neither. */
export function pieceOf(json: string): Piece | null {
  const read = parsed(json);
  if (!read || read.error || !(Array.isArray(read.choices) || read.usage)) return null;
  const choice = read.choices?.[0];
  const content = textOf(choice?.delta?.content ?? choice?.message?.content ?? '');
  const reason = choice?.finish_reason;
  if (content === null) return null;
  // No text of the database can hold a NUL.
  return {
    text: content.replaceAll('\0', ''),
    finishReason: typeof reason === 'string' ? reason : null,
    usage: usageOf(read.usage),
  };
}

/** Some servers send an answer in parts; those that are no text, but a picture or a thought, are nothing that we show. */
function textOf(content: unknown): string | null {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return null;
  return content.map((part) => (isText(part) ? part.text : '')).join('');
}

function isText(part: { type?: unknown; text?: unknown } | null): part is { text: string } {
  return (part?.type ?? 'text') === 'text' && typeof part?.text === 'string';
}

/** The vendor's own word for an error, such as insufficient_quota. Its sentence may repeat the key: it is not read. */
export function errorCodeOf(json: string): string {
  const error = parsed(json)?.error as { code?: unknown; type?: unknown } | undefined;
  const code = error?.code ?? error?.type;
  return typeof code === 'string' && /^[a-z_]{1,40}$/.test(code) ? code : '';
}

function parsed(json: string): Answered | null {
  try {
    const value: unknown = JSON.parse(json.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

function usageOf(usage: Answered['usage']): Usage | null {
  if (!usage) return null;
  return { promptTokens: count(usage.prompt_tokens), completionTokens: count(usage.completion_tokens) };
}

/** More than any answer costs, and far from what a column holds. */
const tokensMax = 10_000_000;

function count(value: unknown): number {
  return typeof value === 'number' && value > 0 ? Math.min(Math.trunc(value), tokensMax) : 0;
}
