import { personalMarks } from '@/lib/passages/rules/personal-marks';

/** Signs of other scripts that are drawn like a Latin letter: a word with them reads as that word. */
const drawnAlike = new Map<string, string>(
  [
    ['авеёгкмноіїјрсѕтухһԁԛԝӏѵ', 'abeerkmhoiijpcstyxhdqwlv'],
    ['АВЕЁКМНОІЇЈРСЅТУХҺ', 'ABEEKMHOIIJPCSTYXH'],
    ['αεγηικνορτυχω', 'aeynikvoptuxw'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
    ['ıɑɡ', 'iag'],
  ].flatMap(([drawn = '', read = '']) => [...drawn].map((sign, at): [string, string] => [sign, read[at] ?? sign])),
);

/** Exponents, ordinals and fractions stay: "10²" is no 102. */
const plain = String.raw`\n\r\t -~¡-¬®-ÿ“”‘’…•→⁰-₟⅐-⅟`;
const anyOdd = new RegExp(`[^${plain}]`);
const odd = new RegExp(String.raw`\P{M}\p{M}+|[^${plain}]`, 'gu');
/** What draws nothing by itself, and an accent that makes no letter. */
const unseen = /[\p{Cf}\p{M}\u115f\u1160\u3164]/u;
const special = /[\p{Cf}\p{M}\u115f\u1160\u3164\p{Zs}\p{Pd}−⁃]/u;
const anyUnseen = /[\p{Cf}\u115f\u1160\u3164]/gu;

/** A text as it is read by who sees it: one sign for each of its looks, and nothing that cannot be seen. */
function inOneSpelling(text: string): string {
  // Most texts have none, and this is asked of each.
  return anyOdd.test(text) ? text.replace(odd, read) : text;
}

/** Whoever puts unseen signs between words means a space: that reading as well. */
export function readings(text: string): string[] {
  const one = inOneSpelling(text);
  return one === text ? [text] : [...new Set([one, inOneSpelling(text.replace(anyUnseen, ' '))])];
}

function read(found: string): string {
  let said = '';
  for (const sign of found.normalize('NFKC')) said += drawnAlike.get(sign) ?? (special.test(sign) ? shown(sign) : sign);
  return said;
}

function shown(sign: string): string {
  if (unseen.test(sign)) return '';
  return /\p{Zs}/u.test(sign) ? ' ' : '-';
}

const marks = new RegExp(
  `(${Object.values(personalMarks)
    .map((mark) => mark.replace(/[[\]]/g, '\\$&'))
    .join('|')})`,
);

/** What cleans texts sees one spelling alone, and what it leaves stays as it was written. */
export function readInOneSpelling(clean: (text: string) => string): (text: string) => string {
  return (text) => {
    const seen = inOneSpelling(text);
    const left = clean(seen);
    if (seen === text) return left;
    return left === seen ? text : (asWritten(text, seen, left) ?? left);
  };
}

/** What stands between marks is found again in what was seen, in its order: nothing comes back that was taken out. */
function asWritten(text: string, seen: string, left: string): string | undefined {
  const places = placesOf(text, seen.length);
  const pieces = left.split(marks);
  let written = '';
  let from = 0;
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 1) {
      written += piece;
      continue;
    }
    const isLast = index === pieces.length - 1;
    const at = isLast ? seen.length - piece.length : seen.indexOf(piece, from);
    if (at < from || !seen.startsWith(piece, at)) return undefined;
    from = at + piece.length;
    written += text.slice(at === 0 ? 0 : places[at], places[from]);
  }
  return written;
}

/** For each sign that is seen, where it stands in the text; what is not seen belongs to what is before it. */
function placesOf(text: string, length: number): Uint32Array {
  const places = new Uint32Array(length + 1).fill(text.length);
  let [from, at] = [0, 0];
  const plainTo = (end: number) => {
    while (from < end) places[at++] = from++;
  };
  for (const { 0: found, index } of text.matchAll(odd)) {
    plainTo(index);
    const end = index + found.length;
    for (const [unit] of read(found).split('').entries()) places[at++] = unit === 0 ? index : end;
    from = end;
  }
  plainTo(text.length);
  return places;
}
