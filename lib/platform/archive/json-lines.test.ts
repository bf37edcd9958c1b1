import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Failure } from '../errors/failures';
import { parseWithLines } from './json-lines';

it('reads what JSON.parse reads, as it reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2, '\t'), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(parseWithLines(text, 'x.json').value).toEqual(JSON.parse(text));
    }),
  );
});

it('refuses a number of ten million digits by its line, as it refuses what is broken', () => {
  expect(() => parseWithLines(`{"format":\n${'9'.repeat(10_000_000)}}`, 'x.json')).toThrow('import.refused');
});

it('refuses what JSON.parse refuses', () => {
  const near = fc.string({ unit: fc.constantFrom(...'{}[]",:0-1.eE\\utrue fals n\n') });
  fc.assert(
    fc.property(near, (text) => {
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      const read = () => parseWithLines(text, 'x.json');
      if (isJson) expect(read).not.toThrow();
      else expect(read).toThrow(Failure);
    }),
    { numRuns: 2000 },
  );
});

it('knows the line of each value, and of what is missing the line of what it is missing in', () => {
  const { lineOf } = parseWithLines('{\n  "a": [\n    1,\n    {"b": 2}\n  ]\n}', 'x.json');
  expect([lineOf([]), lineOf(['a']), lineOf(['a', 0]), lineOf(['a', 1, 'b']), lineOf(['a', 1, 'c'])]).toEqual([
    1, 2, 3, 4, 4,
  ]);
});
