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
  const content = choice?.delta?.content ?? choice?.message?.content ?? '';
  const reason = choice?.finish_reason;
  if (typeof content !== 'string') return null;
  // No text of the database can hold a NUL.
  return {
    text: content.replaceAll('\0', ''),
    finishReason: typeof reason === 'string' ? reason : null,
    usage: usageOf(read.usage),
  };
}

/** The vendor's own word for an error, such as insufficient_quota. Its sentence may repeat the key: it is not read. */
export function errorCodeOf(json: string): string {
  const error = parsed(json)?.error as { code?: unknown; type?: unknown } | undefined;
  const code = error?.code ?? error?.type;
  return typeof code === 'string' && /^[a-z_]{1,40}$/.test(code) ? code : '';
}

function parsed(json: string): Answered | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

function usageOf(usage: Answered['usage']): Usage | null {
  if (!usage) return null;
  return { promptTokens: count(usage.prompt_tokens), completionTokens: count(usage.completion_tokens) };
}

function count(value: unknown): number {
  return Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0;
}
