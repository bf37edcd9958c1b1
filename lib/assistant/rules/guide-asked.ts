import { chatWords } from '@/lib/passages/rules/chat-words';
import { isEnglish, termOf, termsOf, translated } from '@/lib/passages/rules/terms';
import { folded } from '@/lib/platform/text/folded';
import { isSlipOf } from '@/lib/platform/text/slips';

/** What kind of answer a question waits for. */
export type Wanted =
  | 'definition'
  | 'difference'
  | 'example'
  | 'amount'
  | 'needs'
  | 'way'
  | 'reason'
  | 'cause'
  | 'other';

export type AskedFor = {
  /** The question, folded. */
  readonly plain: string;
  readonly wanted: Wanted;
  readonly isOfCode: boolean;
  /** Each word that tells something, in all the forms that stand for it. */
  readonly words: readonly (readonly string[])[];
  /** Those of them that name what is asked about. */
  readonly named: readonly (readonly string[])[];
};

/** What a digit is called in a text, and what stands at its place in a row. */
const counted: ReadonlyMap<string, readonly string[]> = new Map([
  ['1', termsOf('primeiro primeira first')],
  ['2', termsOf('dois duas two segundo segunda second')],
  ['3', termsOf('tres three terceiro terceira third')],
  ['4', termsOf('quatro four quarto quarta fourth')],
]);

/** Such words only ask, just so: "servo" is a thing. */
const asking = new Set(
  `funciona funcionam funcionar funcionando serve servem servir usa usam usar uso usando significa significam significado quer querem
  dizer existe existem explica explicar work works working use uses used using mean means meaning exist explain`.split(
    /\s+/,
  ),
);

/** Such words stand in any sentence, just so: "entrada" and "montar" are none of them. */
const fillers = new Set(
  `nao acho agora tal coisa coisas negocio tipo cara mano monte ali thing things stuff just really diferenca diferencas diferente
  diferentes difference differences different mesma mesmo mesmas same exemplo exemplos exempo example examples exemple mostra
  mostrar show entre between`.split(/\s+/),
);

/** Something does not do what it should. */
export const failing = new RegExp(
  `\\b(?:${[
    '(?:nao|nada|nem) (?:(?:me|se|ta|esta|quer|mais|vai|consig\\w+) )?(?:funcion|acend|lig|and|gir|aparec|acontec|aceit|rod|mex|toc|abr|salv|respond|conect|mov|obedec|imprim|par(?:a|ou)\\b|sai(?:u)?\\b)(?!\\w*r\\b)\\w*',
    '(?:deu|da|dando|dar) (?:\\w+ ){0,2}?(?:pau|erro|errado|ruim|zero|problema|defeito)',
    '(?:sozinh[oa]|errad[oa]|trav(?:a|ou|ando|ad[oa])|bug(?:a|ou|ad[oa])|estrag\\w+|quebr(?:ou|ad[oa])|sumi(?:u|ndo)|caiu|queim(?:a|ou)|esquent\\w+|trem(?:e|endo)|zer(?:a|ou|ando)|toda hora|fic(?:a|ou) (?:so )?\\w+ndo|fog(?:e|em)|fug(?:iu|indo)|pres[oa]|defeito)',
    '(?:dont|doesnt|didnt|wont|cant|isnt|not|nothing|never) (?:\\w+ )?(?:work|turn|light|move|run|open|show|start|stop|appear|happen|respond|connect|spin|stick|stand|print|fit|go)\\w*',
    '(?:stuck|broken|broke|wrong|fails?|failed|crash\\w*|freez\\w*|froze|shak(?:es?|ing)|too (?:slow|fast|weak|hot)|by itself|run(?:s|ning)? out|bugg\\w*)',
  ].join('|')})\\b`,
);

const kinds: readonly (readonly [Wanted, RegExp])[] = [
  ['example', /^(?:me )?(?:mostra|da|show)(?: me)? (?:um|uma|one)\b|\b(exempl\w+|exempo|examples?|exempl?es?)\b/],
  [
    'difference',
    /\b(dif\w{0,2}eren[cstç]\w*|mesma coisa|mesmo que|same (thing )?as|the same|versus|vs|instead of|quando (eu )?(uso|usa|usar|devo usar|e melhor) .+ (e|ou) .+|qual (o |a )?melhor,? .+ ou .+|.+ ou .+ qual)\b/,
  ],
  ['amount', /\b(quant[oa]s?|how (many|much|long|far|often|old)|que (distancia|tamanho|tensao|valor|horas?))\b/],
  ['cause', failing],
  [
    'needs',
    /\b(que (tem|tenho|temos) (que|q|de) (ter|levar|trazer|por|colocar)|que (e |eu )?(precis\w+|preciso)|what .*\b(needs?|must have)\b)\b/,
  ],
  ['reason', /\b(por ?que|pq|why|qual (e )?o motivo)\b/],
  [
    'definition',
    /\b((o )?que (e|eh|sao|significam?|quer(em)? dizer|faz(em)?)|que (o|a|os|as|um|uma) [^ ]+( [^ ]+)? (?:faz(em)?|devolve|retorna|guarda)\b|faz (o )?que$|(pra|para) que (serve|e que serve)|wh?at['’]?s|wh?at (is|are|does|means?)|wh?at .+ (does|means?)|defin\w+|significado)\b/,
  ],
  ['way', /\b(como|how (do|to|can|should|would|does|i|we)|passo a passo|de que jeito|que faco|fazer para)\b/],
];
const code =
  /\b(codigo|programa\w*|python|comandos?|print|return|range|def|for|while|scratch|blocos?|funcao|funcoes|lista|loop|laco|variave(l|is)|code|program\w*|function|variable|script|imprim\w+)\b/;

export function askedFor(question: string): AskedFor {
  const plain = folded(question);
  const meant = chatWords(question).join(' ');
  const english = isEnglish(question);
  const all = chatWords(question);
  const telling = termsAmong(all.filter((word) => !fillers.has(word)));
  const words = [
    ...(telling.length > 0 ? telling : termsAmong(all)).map((word) => [
      word,
      ...translated(word, english),
      ...(counted.get(word) ?? []),
    ]),
    ...signsIn(question).map((sign) => [sign]),
  ];
  const naming = new Set([...termsAmong(all.filter((word) => !asking.has(word))), ...signsIn(question)]);
  return {
    plain,
    wanted: kinds.find(([, pattern]) => pattern.test(plain) || pattern.test(meant))?.[0] ?? 'other',
    isOfCode: code.test(plain),
    words,
    named: words.filter(([word = '']) => naming.has(word)),
  };
}

function termsAmong(words: readonly string[]): string[] {
  return [...new Set(words.flatMap((word) => termOf(word) ?? []))];
}

/** Signs of code that stand by themselves say as much as words do, and so do the drawings on cards. */
export function signsIn(text: string): string[] {
  return text.match(/(?<=^|[\s"'(])(?:==|!=|>=|<=|[=%<>])(?=$|[\s"')?.,:;])|[↑↱↰]/g) ?? [];
}

const slipLengthMin = 5;

/** Whether a text says a word, in any of its forms or with a slip of the finger. */
export function isSaid(forms: readonly string[], said: ReadonlySet<string>): boolean {
  if (forms.some((form) => said.has(form))) return true;
  const [word = ''] = forms;
  if (word.length < slipLengthMin) return false;
  for (const other of said) {
    if (other.length >= slipLengthMin && other[0] === word[0] && isSlipOf(word, other)) return true;
  }
  return false;
}
