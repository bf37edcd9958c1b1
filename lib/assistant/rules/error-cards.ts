/** The kinds of errors that a class meets, as Python and Scratch tell them. */
export const errorKinds = [
  'name',
  'colon',
  'unclosed',
  'indentation',
  'attribute',
  'type',
  'value',
  'index',
  'key',
  'zero',
  'module',
  'syntax',
  'scratchNumber',
  'scratchFile',
  'scratchStart',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** The first that fits: what names its cause stands before what only names its kind. */
const signs: readonly (readonly [ErrorKind, RegExp])[] = [
  ['colon', /expected ['"‘’]?:/i],
  [
    'unclosed',
    /unterminated|EOL while scanning|EOF while scanning|unexpected EOF|was never closed|unmatched ['"‘’]?[)\]}]|does not match opening/i,
  ],
  [
    'indentation',
    /indentation ?err?ors?|tab ?error|expected an indented block|unexpected indent|unindent does not match|inconsistent use of tabs/i,
  ],
  ['module', /module ?not ?found ?error|import ?error|no module named|cannot import name/i],
  ['attribute', /attribute ?err?ors?|object has no attribute/i],
  ['name', /name ?err?ors?\b|unbound ?local ?error|is not defined|referenced before assignment/i],
  ['zero', /zero ?division ?err?ors?|division by zero|float division|integer (?:division or )?modulo by zero/i],
  ['key', /key ?err?ors?\b/i],
  ['index', /index ?err?ors?\b|index out of range|pop from empty list|substring not found/i],
  ['value', /value ?err?ors?\b|invalid literal for int|could not convert string to float|is not in list/i],
  [
    'type',
    /type ?err?ors?\b|unsupported operand|can only concatenate|must be str, not|object is not (?:callable|subscriptable|iterable)|cannot be interpreted as an integer|missing \d+ required positional|not supported between instances/i,
  ],
  [
    'syntax',
    /syntax ?err?ors?\b|invalid syntax|invalid decimal literal|invalid character|cannot assign to|maybe you meant/i,
  ],
  ['scratchNumber', /\bNaN\b|\b-?Infinity\b/],
  [
    'scratchFile',
    /project (?:could|can)(?: ?not|'t) be loaded|could not load (?:the )?project|n[aã]o foi poss[ií]vel carregar (?:o )?projeto|your project could not be saved|o projeto n[aã]o p[oô]de ser (?:salvo|carregado)/i,
  ],
  [
    'scratchStart',
    /scratch.{0,200}(?:nada acontece|n[aã]o (?:acontece nada|faz nada)|nothing happens)|\b(?:cliquei|clico|click(?:ed|ing)?)\b.{0,60}\b(?:bandeira|flag)\b.{0,100}\b(?:nada|n[aã]o|nothing|not)\b/i,
  ],
];

export type FoundError = { readonly kind: ErrorKind; readonly line?: number; readonly name?: string };

/** What is longer is read to here: an error says what it is at its end, or at the beginning of what is asked. */
const readMax = 6000;

/** The error that a text tells of or quotes; nothing in one that has none. */
export function errorIn(text: string): FoundError | undefined {
  const read = text.length > readMax ? `${text.slice(0, readMax / 2)}\n${text.slice(-readMax / 2)}` : text;
  const kind = signs.find(([, sign]) => sign.test(read))?.[0];
  if (!kind) return undefined;
  // The last place that Python names is where it stopped.
  const line = [...read.matchAll(/(?:line|linha) (\d{1,4})\b/gi)].at(-1)?.[1];
  const name =
    /(?:name|module named|attribute|variable) ['"‘’]([\w.]{1,40})['"‘’]|Key ?Error: ['"]?([^'"\n]{1,40})['"]?/i.exec(
      read,
    );
  const said = name?.[1] ?? name?.[2];
  return { kind, ...(line && { line: Number(line) }), ...(said && { name: said.trim() }) };
}
