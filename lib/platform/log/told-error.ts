import { withoutSecrets } from './secrets';

type Told = { type: string; message: string; code?: string; constraint?: string; stack?: string; cause?: Told };

const messageCharsMax = 1000;
const causesMax = 5;
/** The database and its client quote the value that they could not take. */
const quotedValue = /(: |`)"[^"\n]{0,500}"/g;

/** What the log keeps of an error: what failed and where. Never its other properties, in which libraries carry rows. */
export function toldError(error: unknown, depth = 0): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: cleaned(String(error)) };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: cleaned(error.name.startsWith('PrismaClient') ? lastLine(error.message) : error.message),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(error.stack && { stack: framesOf(error.stack) }),
    ...(error.cause !== undefined && depth < causesMax && { cause: toldError(error.cause, depth + 1) }),
  };
}

/** Above it the client shows the whole call, with all that it was given. */
function lastLine(message: string): string {
  return message.trimEnd().split('\n').at(-1) ?? '';
}

function cleaned(message: string): string {
  return withoutSecrets(message.slice(0, messageCharsMax)).replace(quotedValue, '$1"…"');
}

/** The message stands in front of them, and is told apart. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
