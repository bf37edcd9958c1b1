import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesLeft, timedSteps } from './time-plan';

describe('timedSteps', () => {
  it('reads headings and items that name their minutes', () => {
    const steps = [
      '## Abertura (10 min)',
      'A conversa leva 99 min no máximo.',
      '1. **Jogo do labirinto**: 15 minutos em duplas',
      "- 5' de arrumação",
      '### Sem tempo',
      '2) Mostrar [o projeto](https://x.example) – 20 minutes',
    ].join('\n');
    expect(timedSteps(steps)).toEqual([
      { line: 0, name: 'Abertura', minutes: 10 },
      { line: 2, name: 'Jogo do labirinto', minutes: 15 },
      { line: 3, name: 'de arrumação', minutes: 5 },
      { line: 5, name: 'Mostrar o projeto', minutes: 20 },
    ]);
  });

  it('reads no code', () => {
    expect(timedSteps('```\n# espera (10 min)\n```\n# Fim (5 min)')).toEqual([{ line: 3, name: 'Fim', minutes: 5 }]);
  });

  it('finds every step that was written, in order', () => {
    assert(
      property(array(integer({ min: 1, max: 999 })), (written) => {
        const steps = written.map((minutes, at) => ({ line: at * 2, name: `Passo ${at}`, minutes }));
        const text = steps.map(({ name, minutes }) => `## ${name} (${minutes} min)`).join('\n\n');
        expect(timedSteps(text)).toEqual(steps);
      }),
    );
  });
});

describe('minutesLeft', () => {
  it('is what the lesson has and the steps do not take', () => {
    const steps = [
      { name: 'a', minutes: 30 },
      { name: 'b', minutes: 25 },
    ];
    expect(minutesLeft(steps, 60)).toBe(5);
    expect(minutesLeft(steps, 50)).toBe(-5);
    expect(minutesLeft([], 50)).toBe(50);
  });
});
