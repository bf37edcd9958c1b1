type Thrown = { message: string; stack?: string | undefined; cause?: unknown };

const lostData = 'data is undefined';

/** The provider sent somebody back with keys that lead nowhere (§8): said by the message, or by a cause in text. */
export function isAboutProviderKeys({ message, cause }: Thrown, provider: string): boolean {
  const texts = typeof cause === 'string' ? [message, cause] : [message];
  return texts.some((text) => text.toLowerCase().includes(provider.toLowerCase()) && text.includes(lostData));
}

const gatewayPaths = /\/(facilitator|analytics|student|school)\b/;

/** A proxy that found no server behind it, on a screen of daily work (§8). `path` stands in for a trace without names. */
export function isBadGateway({ message, stack = '' }: Thrown, path: string): boolean {
  return /\b502\b/.test(message) && gatewayPaths.test(`${stack}\n${path}`);
}
