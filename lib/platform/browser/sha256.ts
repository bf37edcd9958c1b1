/** SHA-256 in hexadecimal. `crypto.subtle` is missing where a school opens the product by plain http on its network. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  return hexadecimal(subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : digestByHand(bytes));
}

export function fromHexadecimal(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const blockBytes = 64;

/** FIPS 180-4, for one part of a file at a time. */
export function digestByHand(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / blockBytes) * blockBytes);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = fractionsOf(8, 2);
  const words = new Int32Array(64);
  for (let at = 0; at < padded.length; at += blockBytes) mix(state, words, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, value] of state.entries()) digest.setInt32(index * 4, value);
  return new Uint8Array(digest.buffer);
}

/** The standard's constants: the first 32 bits of the fractions of the first primes' roots. */
function fractionsOf(count: number, root: 2 | 3): Int32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (isPrime(number)) found.push(((root === 2 ? Math.sqrt(number) : Math.cbrt(number)) % 1) * 2 ** 32);
  }
  return Int32Array.from(found, (value) => value | 0);
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false;
  return true;
}

const rounds = fractionsOf(64, 3);

function mix(state: Int32Array, words: Int32Array, view: DataView, at: number): void {
  for (let index = 0; index < 64; index += 1) {
    words[index] = index < 16 ? view.getInt32(at + index * 4) : extended(words, index);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + sum1 + ((e & f) ^ (~e & g)) + word(rounds, index) + word(words, index)) | 0;
    const sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = (word(state, index) + value) | 0;
}

function extended(words: Int32Array, index: number): number {
  const early = word(words, index - 15);
  const late = word(words, index - 2);
  const sum0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
  const sum1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
  return (word(words, index - 16) + sum0 + word(words, index - 7) + sum1) | 0;
}

function turned(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

function word(of: Int32Array, index: number): number {
  return of[index] as number;
}
