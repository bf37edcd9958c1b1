import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesOfParts, type Gathered, gathered, packetParts, readTyped, typedLines } from './packet';

const packet = fc.uint8Array({ minLength: 24, maxLength: 900 });
const scanned = (texts: readonly string[]) =>
  texts.reduce<Gathered | undefined>((before, text) => gathered(before, text), undefined) as Gathered;

it('comes back from its pictures, read in whatever order, twice, and with other codes in between', () => {
  fc.assert(
    fc.property(packet, fc.integer(), (bytes, seed) => {
      const parts = packetParts(bytes);
      const order = [...parts, ...parts, 'https://escola.example', ''].sort(
        (one, other) => ((one.length * seed) % 7) - ((other.length * seed) % 7),
      );
      expect(bytesOfParts(scanned(order))).toEqual(bytes);
      expect(parts.every((part) => part.length <= 310 && /^[0-9A-Z $%*+\-./:]+$/.test(part))).toBe(true);
    }),
  );
});

it('is not whole while a part is missing, nor made of the parts of two devices', () => {
  const [one, other] = [new Uint8Array(500).fill(1), new Uint8Array(500).fill(2)];
  const [first = '', second = '', third = ''] = packetParts(one);
  expect(bytesOfParts(scanned([first, third]))).toBeNull();
  const mixed = scanned([first, second, packetParts(other)[2] ?? '']);
  expect(mixed.parts.size).toBe(1);
  expect(bytesOfParts(scanned([first, second, third]))).toEqual(one);
});

it('comes back from what a person types, in small letters, with O for 0 and L for 1, with or without spaces', () => {
  fc.assert(
    fc.property(packet, (bytes) => {
      const lines = typedLines(bytes);
      const asTyped = lines.map((line) => ` ${line.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')}`);
      expect(readTyped(asTyped.join('\n\n'))).toEqual({ bytes });
      expect(readTyped(lines.join('\n').replaceAll(' ', ''))).toEqual({ bytes });
    }),
  );
});

it('names the line of a slip, of two signs changed for each other, and of a line that was left out', () => {
  const bytes = Uint8Array.from({ length: 95 }, (_, at) => (at * 37) % 256);
  const lines = typedLines(bytes);
  for (const [at, line] of lines.entries()) {
    for (let place = 0; place < line.length; place += 1) {
      if (line[place] === ' ') continue;
      const slip = line.slice(0, place) + (line[place] === 'A' ? 'B' : 'A') + line.slice(place + 1);
      expect(readTyped(lines.with(at, slip).join('\n'))).toEqual({ wrongLine: at + 1 });
    }
  }
  const swapped = (lines[2] ?? '').replace(/^(.)(.)/, '$2$1');
  expect(readTyped(lines.with(2, swapped).join('\n'))).toEqual({ wrongLine: 3 });
  expect(readTyped(lines.toSpliced(3, 1).join('\n'))).toEqual({ wrongLine: 4 });
});
