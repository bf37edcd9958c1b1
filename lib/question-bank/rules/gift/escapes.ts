/** Signs that mean something in GIFT, and stand for themselves behind a backslash. */
const signs = '~=#{}:\\';
const reserved = /\\(?:[~=#{}:\\]|n)/g;
const privateStart = 0xe000;
const hidden = /[\ue000-\ue07f]/g;

export const hasHidden = (text: string): boolean => text.search(hidden) >= 0;

/** Escaped signs as letters that mean nothing, so that what is left of them cuts the text. */
export function hide(text: string): string {
  return text.replaceAll(reserved, ([, sign = '']) => String.fromCharCode(privateStart + sign.charCodeAt(0)));
}

/** The signs themselves again; a hidden `n` is a line break. */
export function shown(text: string): string {
  return text.replaceAll(hidden, (letter) => {
    const sign = String.fromCharCode(letter.charCodeAt(0) - privateStart);
    return sign === 'n' ? '\n' : sign;
  });
}

/** A text as it is written into GIFT, on one line: a blank line would end its question. */
export function escapedText(text: string): string {
  const signed = [...text].map((sign) => (signs.includes(sign) ? `\\${sign}` : sign)).join('');
  return signed.replaceAll('\r', '').replaceAll('\n', '\\n');
}
