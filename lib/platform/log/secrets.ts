const gone = '…';

/** Names that a secret goes by, in headers, cookies, queries and JSON, in either language. */
const names =
  'authorization|(?:set-)?cookie|(?:__host-)?session|sessao|sid|(?:[a-z]{1,16}[_-]?)?(?:token|secret|segredo|api[_-]?key|password|senha)|plainkey|jwt|sso_(?:state|link)';
const named = new RegExp(
  String.raw`(?<![\p{L}\d])(${names})(["']?\s{0,3}[=:]\s{0,3}["']?)((?:bearer|basic)\s{1,3})?[^\s"'&;,<>)\]}]{1,4000}`,
  'giu',
);
/** How a credential is announced. */
const announced = /\b(bearer|basic)\s{1,3}[\w.~+/=-]{8,4000}/gi;
/** Tokens and keys that are known by their beginning. */
const known = /(?<![\w-])(?:eyJ[\w-]{5,4000}(?:\.[\w-]{1,4000}){1,2}|sk-[\w-]{8,400})/g;
/** As long and as mixed as chance makes them: no name in our code is. */
const random = /(?<![\w-])(?=[\w-]{0,60}\d)(?=[\w-]{0,60}[a-z])(?=[\w-]{0,60}[A-Z])[\w-]{32,4000}/g;

/** A text without what opens something: of what strangers and libraries write, that is logged or kept. */
export function withoutSecrets(text: string): string {
  return text.replace(named, `$1$2${gone}`).replace(announced, `$1 ${gone}`).replace(known, gone).replace(random, gone);
}
