/**
 * What a device without a line shows, so that a phone's camera or a person carries it: bytes as picture codes of a size
 * that a cheap camera reads, or as lines to be typed, each with a sign that tells a slip.
 */

/** As much as a hundred pictures hold: fifty short texts of the greatest length, packed. */
export const packetBytesMax = 18_000;
export const packetAnswersMax = 200;

const base45 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
/** Of one picture: 300 signs, 61 squares a side. */
const partBytes = 200;

/** RFC 9285: two bytes are three of the signs that a picture code packs closest. */
function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [high = 0, low] = [bytes[at], bytes[at + 1]];
    const pair = low === undefined ? high : high * 256 + low;
    text += base45.charAt(pair % 45) + base45.charAt(Math.floor(pair / 45) % 45);
    if (low !== undefined) text += base45.charAt(Math.floor(pair / 2025));
  }
  return text;
}

function fromBase45(text: string): Uint8Array | null {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const signs = [...text.slice(at, at + 3)].map((sign) => base45.indexOf(sign));
    const pair = signs.reduceRight((sum, sign) => sum * 45 + sign, 0);
    if (signs.length === 1 || signs.includes(-1) || pair > (signs.length === 3 ? 65_535 : 255)) return null;
    if (signs.length === 3) bytes.push(pair >> 8);
    bytes.push(pair & 255);
  }
  return Uint8Array.from(bytes);
}

/** `P1/3:` and what tells it from another device's parts, then the bytes. */
export function packetParts(bytes: Uint8Array): string[] {
  const mark = toBase45(bytes.slice(0, 2));
  const count = Math.max(1, Math.ceil(bytes.length / partBytes));
  return Array.from({ length: count }, (_, at) => {
    return `P${at + 1}/${count}:${mark}${toBase45(bytes.slice(at * partBytes, (at + 1) * partBytes))}`;
  });
}

const part = /^P(\d{1,2})\/(\d{1,2}):(.{3})(.*)$/s;

export type Gathered = { readonly mark: string; readonly of: number; readonly parts: ReadonlyMap<number, string> };

/** What a camera has read so far with one more text: another device's begins anew, and what is no code of ours is nothing. */
export function gathered(before: Gathered | undefined, text: string): Gathered | undefined {
  const [, number, count, mark = '', signs = ''] = part.exec(text) ?? [];
  const [at, of] = [Number(number), Number(count)];
  if (!(at >= 1 && at <= of)) return before;
  const isSame = before?.mark === mark && before.of === of;
  return { mark, of, parts: new Map(isSame ? before.parts : []).set(at, signs) };
}

/** All of it, once every part is there. */
export function bytesOfParts({ of, parts }: Gathered): Uint8Array | null {
  const all: number[] = [];
  for (let at = 1; at <= of; at += 1) {
    const bytes = parts.has(at) ? fromBase45(parts.get(at) as string) : null;
    if (!bytes) return null;
    all.push(...bytes);
  }
  return Uint8Array.from(all);
}

/** Without what is read for something else: no I, L, O and U. */
const typed = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const lineBytes = 10;
const group = /.{1,4}/g;

/** Ten bytes a line in groups of four signs, the last of which tells a slip and a line that was left out. */
export function typedLines(bytes: Uint8Array): string[] {
  return Array.from({ length: Math.ceil(bytes.length / lineBytes) }, (_, at) => {
    const signs = toTyped(bytes.slice(at * lineBytes, (at + 1) * lineBytes));
    return `${(signs.match(group) ?? []).join(' ')} ${checkOf(signs, at)}`;
  });
}

/** The bytes, or the line that holds a slip, from 1. */
export function readTyped(text: string): { bytes: Uint8Array } | { wrongLine: number } {
  const all: number[] = [];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  for (const [at, line] of lines.entries()) {
    const signs = line
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replace(/O/g, '0')
      .replace(/[IL]/g, '1');
    const bytes = signs.slice(-1) === checkOf(signs.slice(0, -1), at) ? fromTyped(signs.slice(0, -1)) : null;
    if (!bytes) return { wrongLine: at + 1 };
    all.push(...bytes);
  }
  return { bytes: Uint8Array.from(all) };
}

function checkOf(signs: string, line: number): string {
  const sum = [...signs].reduce((before, sign, at) => before + (at + 1) * typed.indexOf(sign), line * 7);
  return typed.charAt(sum % 31);
}

function toTyped(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => typed.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('');
}

function fromTyped(signs: string): Uint8Array | null {
  const values = [...signs].map((sign) => typed.indexOf(sign));
  if (values.includes(-1)) return null;
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('');
  return Uint8Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2),
  );
}
