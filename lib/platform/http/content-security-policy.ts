import { randomBytes } from 'node:crypto';
import { links } from '../links';
import type { InlineScripts } from './kept-policies';

export type DocumentPolicy = {
  readonly header: string;
  readonly nonce?: string;
  /** It is no page, so what a page may use of a device need not be said: half of what a small answer weighs. */
  readonly isData?: true;
};

export type PolicyOptions = {
  /** Paths, without language, that only a signed-in person sees: `/student`. */
  signedInAreas: readonly string[];
  dev: boolean;
  /** The scripts that stand in documents made with the build (kept-policies.ts), by path with its language. */
  inlineScripts?: InlineScripts;
};

/** What every document of ours may do, whoever sees it: nothing from a third party but the two embedded players. */
const everywhere = [
  "default-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  'frame-src https://www.youtube-nocookie.com https://scratch.mit.edu',
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ');

/** An API reply is data, and a file is a stranger's: opened as a document it can run and load nothing. */
const ofReplies = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** A worker draws nothing: it asks this server, and is sent anew whenever it has changed. */
const ofWorker = "default-src 'none'; connect-src 'self'";

/**
 * One policy a path. Signed-in documents are rendered per request, so each carries a nonce; open ones are stored and
 * shared, so the inline scripts that Next writes must be allowed as such, and nothing of a person is ever on them. Shells
 * draw what a person kept, and a browser keeps them with their policy: they name each of their scripts.
 */
export function documentPolicies({
  signedInAreas,
  dev,
  inlineScripts,
}: PolicyOptions): (path: string) => DocumentPolicy {
  const areas = new Set(signedInAreas.map((area) => area.slice(1)));
  // React's development build and hot reload evaluate code and talk over a socket.
  const evaluated = dev ? " 'unsafe-eval'" : '';
  const connect = dev ? "connect-src 'self' ws: wss:" : "connect-src 'self'";
  const ofOpenPages = `${everywhere}; ${connect}; script-src 'self' 'unsafe-inline'${evaluated}`;
  return (path) => {
    const [, first = '', second = ''] = path.split('/', 3);
    if (first === 'api') return { header: ofReplies, isData: true };
    if (path === links.worker()) return { header: ofWorker, isData: true };
    const named = inlineScripts?.get(path);
    if (named) return { header: `script-src 'self' ${named.join(' ')}; ${everywhere}; ${connect}` };
    if (!areas.has(first === 'en' || first === 'pt-BR' ? second : first)) return { header: ofOpenPages };
    const nonce = randomBytes(16).toString('base64');
    // script-src stands first: Next takes its nonce from the first directive whose name begins so, script-src-attr included.
    return {
      header: `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evaluated}; ${everywhere}; ${connect}`,
      nonce,
    };
  };
}
