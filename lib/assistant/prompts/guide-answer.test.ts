import { describe, expect, it } from 'vitest';
import { careAnswer } from '@/lib/care/prompts/care-answer';
import type { Reader } from '../rules/reader';
import { answerHtml } from './answer-html';
import { guideAnswer, smallTalkAnswer } from './guide-answer';

const servo = {
  title: 'Servo motor',
  heading: 'Ligação',
  text: 'O servo motor gira até um ângulo entre 0 e 180 graus. O fio marrom vai ao GND. O fio laranja leva o sinal ao pino 9.\nGuarde as peças no fim da aula.',
  address: '/lesson/MT/MA1/1/MA1-06#text-ligacao',
  locale: 'pt-BR',
  position: 2,
  score: 20,
  fit: 20,
  isNear: false,
} as const;
const led = {
  title: 'LED',
  heading: '',
  text: 'Como ligo um LED?\nO LED acende quando a corrente passa do lado longo ao curto. Use um resistor de 220 ohms.',
  address: '/knowledgebase/led',
  locale: 'pt-BR',
  position: 1,
  score: 12,
  fit: 12,
  isNear: false,
} as const;
const passages = [servo, led];
const pupil: Reader = { tipo: 'aluno', schoolYear: 'EF7', locale: 'pt-BR' };
const coverage = { words: 3, share: 1 };

describe('guideAnswer', () => {
  it('quotes whole sentences of the best passage, cites them, and ends with the pupil', () => {
    const { content, fits } = guideAnswer({
      question: 'Como ligo o fio laranja do servo?',
      passages,
      coverage,
      reader: pupil,
      hint: 1,
    });
    expect(fits).toBe(true);
    expect(content).toContain('> O fio laranja leva o sinal ao pino 9. [1]');
    expect(content).not.toContain('[2]');
    expect(content.trimEnd()).toMatch(/\?$/);
    for (const [, quote = ''] of content.matchAll(/^> (.+) \[1\]$/gm)) expect(servo.text).toContain(quote);
  });

  it('shows more at later steps', () => {
    const text = Array.from(
      { length: 12 },
      (_, at) => `${at + 1}. Gire o servo ${at} vezes, espere, meça e anote.`,
    ).join('\n');
    const found = [{ ...servo, text }];
    const quotesAt = (hint: 1 | 2 | 3) =>
      guideAnswer({
        question: 'como giro o servo 0 vezes',
        passages: found,
        coverage,
        reader: pupil,
        hint,
      }).content.match(/^> \d/gm)?.length;
    expect([quotesAt(1), quotesAt(2), quotesAt(3)]).toEqual([4, 6, 8]);
  });

  it('draws steps, items, rows and code as what they are', () => {
    const text =
      '1. Abra a garra.\n2. Feche a garra.\n- Garra leve\nPeça | Quantas\ngarra | 2\n    garra.abra()\n      garra.feche()';
    const { content } = guideAnswer({
      question: 'como programo a garra?',
      passages: [{ ...servo, text }],
      coverage,
      reader: { ...pupil, tipo: 'escola' },
      hint: null,
    });
    expect(content.split('\n\n')[1]).toBe(
      [
        '> 1. Abra a garra. [1]',
        '> 2. Feche a garra. [1]',
        '>',
        '> - Garra leve [1]',
        '>',
        '> - **Peça:** garra · **Quantas:** 2 [1]',
        '>',
        '> ```',
        '> garra.abra()',
        '>   garra.feche()',
        '> ```',
        '> [1]',
      ].join('\n'),
    );
    expect(answerHtml(content, [servo], 'pt-BR')).toContain('garra.abra()');
  });

  it('says honestly that there is nothing, leads to what is near, and cites nothing', () => {
    const { content, fits } = guideAnswer({
      question: 'Quem inventou o motor?',
      passages: passages.map((passage) => ({ ...passage, fit: 8 })),
      coverage: { words: 2, share: 0.3 },
      reader: { ...pupil, locale: 'en' },
      hint: 1,
    });
    expect(fits).toBe(false);
    expect(content).toContain('I found nothing about this in the material.');
    expect(content).toContain('- [Servo motor — Ligação](</en/lesson/MT/MA1/1/MA1-06#text-ligacao>)');
    expect(content).not.toContain('[LED]');
    expect(content).not.toMatch(/\[\d\]/);
    expect(answerHtml(content, [], 'en')).toContain('href="/en/lesson/MT/MA1/1/MA1-06#text-ligacao"');
  });

  it('has no passages, and says so', () => {
    const reader = { ...pupil, locale: 'en' } as const;
    expect(guideAnswer({ question: 'servo', passages: [], coverage, reader, hint: 1 }).content).toBe(
      'I found nothing about this in the material.\n\nTry asking in other words, or choose another subject.',
    );
  });

  it('says in which language the passage is, when that is not the one of the reader', () => {
    const begin = (locale: Reader['locale'], of: Reader['locale']) =>
      guideAnswer({
        question: 'fio do servo motor',
        passages: [{ ...servo, locale: of }],
        coverage,
        reader: { ...pupil, locale },
        hint: 1,
      }).content.split('\n')[0];
    expect(begin('en', 'pt-BR')).toContain('in Portuguese');
    expect(begin('en', 'en')).not.toContain('in Portuguese');
    expect(begin('pt-BR', 'en')).toContain('em inglês');
    expect(begin('pt-BR', 'pt-BR')).not.toContain('inglês');
  });

  it('speaks to facilitators of their lesson, and asks nobody else back', () => {
    const to = (tipo: Reader['tipo']) => {
      const reader = { tipo, schoolYear: null, locale: 'en' } as const;
      return guideAnswer({ question: 'servo motor', passages, coverage, reader, hint: null }).content;
    };
    expect(to('instrutor')).toContain('For your lesson');
    expect(to('escola')).not.toContain('lesson');
  });

  it('is the same for the same question', () => {
    const asked = { question: 'fio do servo', passages, coverage, reader: pupil, hint: 2 } as const;
    expect(guideAnswer(asked)).toEqual(guideAnswer(asked));
  });

  it('quotes signs as they stand', () => {
    const text = 'Escreva 2 * 3 * 4 e <b> com R$ 5 em `x`, v[0] e o_nome_dele.';
    const found = { ...led, title: 'Sinais', text };
    const { content } = guideAnswer({
      question: 'sinais escreva nome',
      passages: [found],
      coverage,
      reader: pupil,
      hint: 1,
    });
    const shown = answerHtml(content, [found], 'pt-BR')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    expect(shown).toContain(text);
  });
});

describe('smallTalkAnswer', () => {
  it('is friendly, and says what one can ask', () => {
    expect(smallTalkAnswer('greeting', ['O que é um laço?', 'Como uso listas?'], pupil)).toMatch(
      /^Oi!.*\n\n.*por exemplo:\n\n- O que é um laço\?\n- Como uso listas\?$/s,
    );
    expect(smallTalkAnswer('thanks', [], { ...pupil, locale: 'en' })).toBe(
      'You are welcome! Ask again whenever you like.',
    );
  });
});

describe('answerHtml', () => {
  it('leads to the passage in the language of the reader', () => {
    expect(answerHtml('Sim [1].', passages, 'en')).toBe(
      '<p>Sim <a class="citation" href="/en/lesson/MT/MA1/1/MA1-06#text-ligacao" aria-label="Source 1: Servo motor — Ligação">1</a>.</p>\n',
    );
    expect(answerHtml('Sim [2] [3].', passages, 'pt-BR')).toContain('aria-label="Fonte 2: LED">2</a> [3].');
  });

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', '/api/Users/logout', ''])(
    'leads to no %j',
    (address) => {
      expect(answerHtml('Sim [1].', [{ ...led, address }], 'pt-BR')).toBe('<p>Sim [1].</p>\n');
    },
  );
});

describe('careAnswer', () => {
  it.each(['selfHarm', 'abuse', 'violence', 'sexual', 'drugs', 'bullying'] as const)(
    'names whom to call for %s',
    (topic) => {
      for (const locale of ['pt-BR', 'en'] as const) {
        expect(careAnswer(topic, locale)).toMatch(/\b(188|100)\b/);
        expect(careAnswer(topic, locale)).toMatch(/\b(190|192)\b/);
        const html = answerHtml(careAnswer(topic, locale), [], locale);
        const numbers = html.match(/\b1\d\d\b(?=<\/strong>)/g) ?? [];
        expect(numbers.length).toBeGreaterThan(1);
        for (const number of numbers) {
          expect(html).toContain(`<a href="tel:${number}"><strong>${number}</strong></a>`);
        }
        expect(careAnswer(topic, locale, 'instrutor')).not.toBe(careAnswer(topic, locale));
      }
    },
  );
});
