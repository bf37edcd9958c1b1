import { folded } from '@/lib/platform/text/folded';

const python =
  /^(?:(?:if|elif|for|while|def|class|with|try|else|except|finally|match|case)\b.*:(?:\s*\S.*)?|(?:from\s+[\w.]+\s+)?import\s+[\w.,* ]{1,60}|return(?:\s+\S.*)?|break|continue|pass)$/;
const assigns =
  /^(?:(?:let|const|var|int|float|double|bool|boolean|char|string|byte|long|void)\s+)?[\p{L}_][\w\p{L}.[\]"', ]{0,40}\s*(?:[-+*/%]|\/\/|\*\*)?=(?![=>])\s*\S/iu;
const calls = /^[\p{L}_][\w\p{L}.]{0,60}\(.*\)\s*;?(?:\s*(?:#|\/\/).*)?$/u;
const braces = /^(?:.*(?:\w\(|[=<>]).*;|.*\{|[}\])]+[;,]?|(?:\}\s*)?else\s*\{?)\s*(?:\/\/.*)?$/;
const markup = /^<\/?[a-z][\w-]*(?:\s[^<>]*)?>/i;
const scratch =
  /^(?:quando (?:a |o )?(?:bandeira|tecla|este ator|eu receber|receber|comecar)[^,.]{0,40}$|when (?:the )?(?:green )?(?:flag|this sprite|i receive|.{1,20} key)[^,.]{0,40}$|mova .{0,12}passos?$|move .{0,12}steps?$|gire .{0,20}graus?$|turn .{0,20}degrees?$|(?:repita|repeat) (?:ate|until|[[(]|\d).{0,60}$|sempre$|forever$|se [<(].{0,80}entao$|se .{1,60} entao$|if .{1,60} then$|senao$|else$|espere [(\d].{0,20}(?:seg\w*)?$|espere ate .{1,60}$|wait [(\d].{0,20}(?:sec\w*)?$|(?:diga|pense|say|think) [[("'“].{0,80}$|(?:mude|defina|set) .{1,40}(?:para|to) [[(\d"“].{0,30}$|(?:adicione|change) [[(-]?.{1,30}(?:a|by|em) .{1,30}$|(?:va para|go to) (?:x|[[(]).{0,40}$|toque o som .{0,40}$|play sound .{0,40}$|(?:proxima fantasia|next costume|esconda|mostre|hide|show|se tocar na borda, volte|if on edge, bounce|apague tudo|erase all|use a caneta|levante a caneta|pen (?:up|down))$|(?:aponte para|point (?:in|towards)) .{1,30}$|(?:deslize|glide) .{1,50}$|(?:transmita|envie|broadcast) [[("“].{0,50}$|(?:crie|create) (?:um )?clone.{0,30}$|(?:pergunte|ask) [[("“].{1,60}(?:espere|wait)$)/;

/** Ways on a board, drawn or said: the programs of who does not write yet. */
const way =
  /(?:[↑↓←→↰↱↲↳⬆⬇⬅➡⤴⤵]\uFE0F?[\s,;-]*){3,}|(?:\b(?:cima|baixo|direita|esquerda|frente|up|down|left|right|forward)\b[\s,;>-]*){4,}/gu;
const repeats = /(?:repita|repeat)\s*\(?\d{1,2}\)?\s*(?:x|vezes|times)?\s*[[({:][^\])}\n]{1,60}[\])}]?/giu;
/** As many steps of a way as lines of a program. */
const wayMin = 3;

/** A line of a list, of a quotation, in bold, between backticks or behind its number is the line. */
export function bareLine(line: string): string {
  return line
    .trim()
    .replace(/^(?:(?:[-*+>]|\d{1,2}[.)])\s+|(?:linha|line|passo|step)\s+\d{1,2}\s*[:.)–-]\s+)+/i, '')
    .replace(/^\*\*([^*]+)\*\*$/, '$1')
    .replace(/^`+([^`]*)`+[.;,]?$/, '$1')
    .trim();
}

/** Whether a line is one of a program, by how it looks: Python, what Arduino takes, a page's tags, or blocks in words. */
export function isCodeLine(line: string): boolean {
  const bare = bareLine(line);
  if (bare.length < 3 || bare.length > 200) return false;
  if (markup.test(bare) || calls.test(bare) || python.test(bare) || braces.test(bare)) return true;
  if (bare.search(way) === 0 || bare.search(repeats) === 0) return true;
  return assigns.test(bare) || scratch.test(folded(bare).replace(/[.;]$/, ''));
}

/** One line of a program, whatever spaces, quotes and comments it has. */
export function plainCode(line: string): string {
  return folded(bareLine(line))
    .replace(/(?:#(?![0-9a-f]{3,6}\b)|\/\/).*$/, '')
    .replace(/[“”‘’'"]/g, '"')
    .replace(/[⬆⬇⬅➡]\uFE0F?/gu, (arrow) => drawnArrows[arrow.charAt(0)] ?? arrow)
    .replace(/\s+/g, '')
    .replace(/;$/, '');
}

const kept =
  /^(?:if|elif|else|for|while|def|class|with|try|except|return|import|from|in|not|and|or|is|true|false|none|print|input|len|range|int|str|float|append|pop|remove|sort|sorted|sum|max|min|list|dict|set|open|join|split|upper|lower|strip|format|random|randint|choice|quando|when|repita|repeat|sempre|forever|se|entao|then|senao|mova|move|gire|turn|espere|wait|diga|say|mude|adicione|change|toque|transmita|broadcast|passos|steps|graus|degrees|vezes|digitalwrite|analogread|pinmode|delay)$/;

/** What a line does, whatever its things are called: a program with other names and numbers is the same program. */
export function skeletonOf(line: string): string {
  return folded(bareLine(line))
    .replace(/(?:#(?![0-9a-f]{3,6}\b)|\/\/).*$/, '')
    .replace(/f?(["'])(?:(?!\1).)*\1/g, 's')
    .replace(/[\p{L}_][\w\p{L}]*/gu, (word) => (word === 's' || kept.test(word) ? word : 'v'))
    .replace(/\d+(?:\.\d+)?/g, '0')
    .replace(/\s+/g, '')
    .replace(/;$/, '');
}

/** How many lines of one program stand in the other in its order. */
export function sharedInOrder(one: readonly string[], other: readonly string[]): number {
  let before = new Uint16Array(other.length + 1);
  for (const line of one) {
    const now = new Uint16Array(other.length + 1);
    for (let at = 0; at < other.length; at += 1) {
      now[at + 1] = line === other[at] ? (before[at] ?? 0) + 1 : Math.max(now[at] ?? 0, before[at + 1] ?? 0);
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}

const fence = /^ {0,3}(```+|~~~+)([^\n`]*)\n([\s\S]*?)(?:^ {0,3}\1[`~]*\s*$|(?![\s\S]))/gm;

/** The programs that a text shows between fences, line by line. */
export function programsIn(text: string): string[][] {
  return [...text.matchAll(fence)].map(([, , , body = '']) => linesOf(body));
}

export function linesOf(body: string): string[] {
  return body.split('\n').filter((line) => plainCode(line) !== '');
}

const drawnArrows: Readonly<Record<string, string>> = { '⬆': '↑', '⬇': '↓', '⬅': '←', '➡': '→' };

/** How much of a program a line is: a way has many steps in one. */
export function stepsOf(line: string): number {
  const longest = Math.max(
    0,
    ...[...line.matchAll(way)].map(([steps]) => steps.match(/[↑↓←→↰↱↲↳⬆⬇⬅➡⤴⤵]|\p{L}+/gu)?.length ?? 0),
  );
  return longest > wayMin ? longest : 1;
}

const spans = /(?<!`)(`+)(?!`)([^`\n]{3,200})(?<!`)\1(?!`)/g;
const tableRow = /^\s*\|(.+)\|\s*$/;

/** The lines of a program, and the ways on a board, that a text names within its sentences. */
export function spansIn(text: string): string[] {
  const cells = text.split('\n').flatMap((line) => tableRow.exec(line)?.[1]?.split('|').map(bareLine) ?? []);
  const between = [...text.matchAll(spans)].map(([, , span = '']) => span);
  // What ends a sentence, or stands behind its colon, is a line of a program like any other.
  const named = (cells.length > 0 ? cells : isCodeLine(text) ? [bareLine(text)] : between).filter(isCodeLine);
  const ways = [...text.matchAll(repeats), ...text.matchAll(way)].map(([found]) => found);
  return [...named, ...ways.filter((found) => !named.some((span) => span.includes(found)))];
}
