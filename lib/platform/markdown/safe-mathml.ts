const elements = new Set(
  (
    'math mrow mi mn mo ms mtext mspace msup msub msubsup mfrac msqrt mroot mover munder munderover mtable mtr mtd ' +
    'mpadded mphantom menclose mstyle mmultiscripts mprescripts none'
  ).split(' '),
);

const attributes = new Set(
  (
    'display mathvariant stretchy fence separator form lspace rspace width height depth voffset linethickness accent ' +
    'accentunder displaystyle scriptlevel columnalign rowspan columnspan movablelimits symmetric minsize maxsize ' +
    'largeop notation mathsize'
  ).split(' '),
);

const tag = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g;

/** MathML of known elements and attributes only, whatever the library may come to write; with any other, nothing. */
export function safeMathMl(written: string): string | undefined {
  const isKnown = [...written.matchAll(tag)].every(([, , name = '']) => elements.has(name));
  if (!isKnown || /[<>]/.test(written.replace(tag, '')) || !written.startsWith('<math')) return undefined;
  return written.replace(tag, (_, closing, name, given, closed) => `<${closing}${name}${kept(given)}${closed}>`);
}

function kept(given: string): string {
  return [...given.matchAll(/([\w:-]+)=("[^"<>]*")/g)]
    .map(([, name = '', value = '']) => {
      // Nothing of three digits is the size of a thing that is read.
      if (attributes.has(name)) return /\d{3}/.test(value.replace(/\.\d+/g, '')) ? '' : ` ${name}=${value}`;
      // The sides of a table's columns: the rest of its looks are the library's own.
      return name === 'class' && (value === '"tml-left"' || value === '"tml-right"') ? ` class=${value}` : '';
    })
    .join('');
}
